"""Work spread over threads, processes or a Ray cluster: bounded, interruptible, and the same results everywhere."""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import Any, TypeVar

from branchline.edition import OptionError
from branchline.extras import needed

Task = TypeVar("Task")
Result = TypeVar("Result")

RAY = "ray"


class StoppedError(Exception):
    """Somebody pressed Ctrl-C. The message says what was kept."""


class Here(Executor):
    """One worker, this very process: what is handed in is done at once."""

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **options: Any) -> Future[Any]:
        """Do it."""
        done: Future[Any] = Future()
        done.set_result(work(*arguments, **options))
        return done


class RayCluster(Executor):
    """Workers of a Ray cluster: a local one, or one somewhere else (`ray://host:port`)."""

    def __init__(self, address: str, workers: int) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # the lab tells nobody what it does
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # as a warning of Ray's asks for
        self._ray = needed("ray", "ray", f"--on {address}")
        self._is_guest = self._ray.is_initialized()
        if not self._is_guest:
            self._connect(address, workers)
        self.workers = workers or max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def _connect(self, address: str, workers: int) -> None:
        quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
        if address == RAY:
            self._ray.init(num_cpus=workers or cores(), include_dashboard=False, **quiet)
            return
        try:
            self._ray.init(address=address, **quiet)
        except (ConnectionError, ValueError) as error:
            raise OptionError(f"there is no Ray cluster at {address}: {error}") from None

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **options: Any) -> Future[Any]:
        """Hand it to whoever is free."""
        done: Future[Any] = Future()

        def pass_on(told: Future[Any]) -> None:
            error = told.exception()
            if error is None:
                done.set_result(told.result())
            else:
                done.set_exception(getattr(error, "cause", None) or error)  # Ray wraps what was raised

        self._ray.remote(num_cpus=1)(work).remote(*arguments, **options).future().add_done_callback(pass_on)
        return done

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster; a local one ends."""
        if not self._is_guest:
            self._ray.shutdown()


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _ignore_interrupts() -> None:
    """Ctrl-C reaches the workers too; what happens then is for the process that hired them to say."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def hire(workers: int, on: str | None, processes: bool) -> Iterator[tuple[Executor, int]]:
    """Workers (0: one for each core), and how many tasks to give them at a time. They leave at the end.

    Compiled games leave the GIL alone, so threads play them. Where bots are asked, each worker should be a process.
    """
    if on is not None:
        if on != RAY and not on.startswith("ray://"):
            raise OptionError(f"work is done on ray or ray://host:port, not on {on!r}")
        with RayCluster(on, workers) as cluster:
            yield cluster, 2 * cluster.workers
        return
    workers = workers or cores()
    if processes and workers == 1:
        yield Here(), 1
    elif processes:
        with _processes(workers) as pool:
            yield pool, workers + 1
    else:
        threads = ThreadPoolExecutor(workers)
        try:
            yield threads, 2 * workers
        finally:
            threads.shutdown(cancel_futures=True)


@contextmanager
def _processes(workers: int) -> Iterator[Executor]:
    """Processes that are ended when something goes wrong: a bot may think for minutes."""
    others = active_children()
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _ignore_interrupts)
    try:
        yield pool
    except BaseException:
        for process in active_children():
            if process not in others:
                process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def as_done(
    crew: Executor, at_a_time: int, work: Callable[[Task], Result], tasks: Iterable[Task]
) -> Iterator[tuple[Task, Result]]:
    """Each task with its result, as soon as there is one. Tasks are taken when there is room for them."""
    waiting: dict[Future[Result], Task] = {}
    for task in tasks:
        waiting[crew.submit(work, task)] = task
        if len(waiting) >= at_a_time:
            yield from _some(waiting)
    while waiting:
        yield from _some(waiting)


def _some(waiting: dict[Future[Result], Task]) -> Iterator[tuple[Task, Result]]:
    """What is done by now; at least one."""
    for future in wait(waiting, return_when=FIRST_COMPLETED).done:
        yield waiting.pop(future), future.result()
