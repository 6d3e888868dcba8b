/** The current page: the last one that starts above the middle of the view. */
export function pageAt(tops: readonly number[], middle: number): number {
  const below = tops.findIndex((top) => top > middle)
  return below === -1 ? tops.length : Math.max(1, below)
}
