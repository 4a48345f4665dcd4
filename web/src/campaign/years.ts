// When each game is played (LW-1).
const FIRST_YEAR = 1865
const YEARS_BETWEEN = 3

export const yearOf = (game: number): number => FIRST_YEAR + YEARS_BETWEEN * (game - 1)
