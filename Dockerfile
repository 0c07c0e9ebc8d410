# The bot alone, for a real server: no sandbox, no compiler, no fonts of the system's (the house brings its own).

FROM python:3.11-slim-bookworm AS build
WORKDIR /app
COPY requirements-run.lock ./
RUN python -m venv /opt/tefuda \
 && /opt/tefuda/bin/python -m pip install --no-cache-dir --disable-pip-version-check \
        --require-hashes --only-binary :all: -r requirements-run.lock \
 && /opt/tefuda/bin/python -m pip uninstall --yes pip setuptools
COPY data ./data
COPY engine ./engine
COPY bot ./bot
COPY cogs ./cogs
RUN /opt/tefuda/bin/python -m compileall -q engine bot cogs

FROM python:3.11-slim-bookworm
LABEL org.opencontainers.image.title="Tefuda" org.opencontainers.image.licenses="MIT"
RUN useradd --uid 10001 --user-group --home-dir /data --create-home --shell /usr/sbin/nologin tefuda
COPY --from=build /opt/tefuda /opt/tefuda
COPY --from=build /app /app
WORKDIR /app
ENV PATH=/opt/tefuda/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    DATA_DIR=/data
USER tefuda
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["python", "-m", "bot", "--health"]
CMD ["python", "-m", "bot"]
