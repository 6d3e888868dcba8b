/** So long until it is asked about again: soon at first, then less and less often, up to ten minutes. */
const pausesSeconds = [5, 15, 30, 60, 120, 300] as const
const longestSeconds = 600

export const restAfter = (asked: number, now: Date): Date =>
  new Date(now.getTime() + (pausesSeconds[asked] ?? longestSeconds) * 1000)
