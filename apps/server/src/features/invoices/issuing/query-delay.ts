/** The delay until the next query: short at first, then longer and longer, up to ten minutes. */
const pausesSeconds = [5, 15, 30, 60, 120, 300] as const
const longestSeconds = 600

export const restAfter = (askCount: number, now: Date): Date =>
  new Date(now.getTime() + (pausesSeconds[askCount] ?? longestSeconds) * 1000)
