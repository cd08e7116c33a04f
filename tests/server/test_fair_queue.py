"""Fair queues: who gets the next turn."""

from __future__ import annotations

import asyncio

import pytest

from elbowroom.server.identity.fair_queue import FairQueue, QueueFull, Turn


def order_of(turns: dict[str, Turn], most: int = 0) -> list[str]:
    """The order in which jobs are done that arrive in the order of *turns* at a busy queue."""
    done: list[str] = []

    async def job(queue: FairQueue, name: str, turn: Turn) -> None:
        async with queue.turn(turn):
            done.append(name)

    async def run() -> None:
        queue = FairQueue(1, most)
        async with queue.turn(Turn(("first",))):
            jobs = [asyncio.create_task(job(queue, *each)) for each in turns.items()]
            await asyncio.sleep(0)
        await asyncio.gather(*jobs)

    asyncio.run(run())
    return done


def test_a_stranger_goes_before_the_second_job_of_anybody() -> None:
    turns = {f"a{number}": Turn(("a",), 1) for number in range(5)}
    assert order_of({**turns, "b": Turn(("b",), 1)}) == ["a0", "b", "a1", "a2", "a3", "a4"]


def test_many_people_at_one_address_share_its_turns() -> None:
    turns = {f"a{number}": Turn((f"person {number}", "address"), 1) for number in range(3)}
    assert order_of({**turns, "b": Turn(("b", "other"), 1)})[:2] == ["a0", "b"]


def test_cheap_jobs_go_before_dear_ones() -> None:
    dear, cheap = Turn(("a",), 5), Turn(("b",), 0.1)
    assert order_of({"dear": dear, "cheap": cheap, "again": cheap}) == ["cheap", "again", "dear"]


def test_many_cheap_jobs_of_one_do_not_keep_a_dear_one_waiting_for_ever() -> None:
    cheap = {f"c{number}": Turn(("c",), 1) for number in range(8)}
    assert order_of({**cheap, "dear": Turn(("d",), 4)}).index("dear") <= 4


def test_what_a_job_really_took_counts() -> None:
    async def run() -> list[str]:
        queue, done = FairQueue(1), []

        async def job(name: str, share: str) -> None:
            async with queue.turn(Turn((share,), 0.001)):
                done.append(name)

        async with queue.turn(Turn(("first",))):

            async def slow() -> None:
                async with queue.turn(Turn(("slow",), 0.001)):
                    await asyncio.sleep(0.1)

            later = [asyncio.create_task(slow())]
            await asyncio.sleep(0)
        await asyncio.sleep(0.02)  # the slow job has its turn
        later.append(asyncio.create_task(job("other", "other")))
        await asyncio.gather(*later)
        async with queue.turn(Turn(("first",))):
            later = [asyncio.create_task(job("slow again", "slow"))]
            later.append(asyncio.create_task(job("new", "new")))
            await asyncio.sleep(0)
        await asyncio.gather(*later)
        return done

    assert asyncio.run(run()) == ["other", "new", "slow again"]


def test_too_many_jobs_of_one_share_are_refused_and_others_are_not() -> None:
    async def run() -> None:
        queue = FairQueue(1, most=2)
        async with queue.turn(Turn(("busy",))):
            waiting = [asyncio.create_task(take(queue, "a")) for _ in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(QueueFull):
                await take(queue, "a")
            waiting.append(asyncio.create_task(take(queue, "b")))
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        await take(queue, "a")

    asyncio.run(run())


async def take(queue: FairQueue, share: str) -> None:
    async with queue.turn(Turn((share,))):
        pass


def test_whoever_gives_up_waiting_frees_the_place() -> None:
    async def run() -> None:
        queue = FairQueue(1, most=1)
        async with queue.turn(Turn(("busy",))):
            waiting = asyncio.create_task(take(queue, "a"))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        await asyncio.wait_for(take(queue, "a"), 1)

    asyncio.run(run())
