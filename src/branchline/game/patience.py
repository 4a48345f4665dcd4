"""Games that get nowhere: a tunnel may be tried and declined for ever, and no rule ends that."""

QUIET_ROUNDS = 50  # without a claim: then people are asked whether they want to end, and bots are stopped
