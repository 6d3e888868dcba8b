/** Screens of the specification that do not stand yet: their entries are drawn from the day on which they do. */
export const awaitedPaths = ['/yfCards'] as const
export type AwaitedPath = (typeof awaitedPaths)[number]
