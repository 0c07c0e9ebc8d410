"""The log of a match that is over: in its own place for everybody, elsewhere for who played in it."""

from tests.e2e.house import House


async def test_the_log_is_there_after_the_end(house: House) -> None:
    match = await house.begun("aoi", None)
    await house.play(match, "aoi", until=lambda record: record.actions >= 2)
    aoi, sora = house.person("aoi"), house.person("sora")
    user = (await house.runtime.matches.match(match)).seats[0].user
    await house.runtime.matches.resign(10**17, user, match)
    await house.quiet()
    record = await house.runtime.matches.match(match)
    for who, channel in ((aoi, "table"), (aoi, "lounge"), (sora, "table"), (sora, str(record.thread))):
        told = await who.command(channel, "duel log", wait="answer")
        house.note(told)
        await house.quiet()
        state = await who.state()
        newest = house.newest(state, lambda m: m["ephemeral"])
        assert any(each["filename"] == f"log-{match}.txt" for each in newest["attachments"]), (channel, newest["text"])
    told = await sora.command("lounge", "duel log", wait="answer")
    house.note(told)
    await house.quiet()
    newest = house.newest(await sora.state(), lambda m: m["ephemeral"])
    assert not newest["attachments"], "who did not play here is told that there is none"
