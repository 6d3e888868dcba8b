/** Which page is read: the last one that begins above the middle of the view. */
export function pageAt(tops: readonly number[], middle: number): number {
  const below = tops.findIndex((top) => top > middle)
  return below === -1 ? tops.length : Math.max(1, below)
}
