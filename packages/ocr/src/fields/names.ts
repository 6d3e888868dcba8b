/** How many characters differ; names of different length differ in all. */
export function differences(one: string, other: string): number {
  const [first, second] = [[...one], [...other]]
  if (first.length !== second.length) return Math.max(first.length, second.length)
  return first.filter((sign, index) => sign !== second[index]).length
}

/** How many characters must be changed, added or removed to turn one into the other. */
export function editDistance(one: string, other: string): number {
  const [first, second] = [[...one], [...other]]
  let row = second.map((_, index) => index + 1)
  for (const [down, sign] of first.entries()) {
    let corner = down
    let left = down + 1
    row = row.map((above, across) => {
      left = Math.min(above + 1, left + 1, corner + (sign === second[across] ? 0 : 1))
      corner = above
      return left
    })
  }
  return row.at(-1) ?? first.length
}

/** The expected name that matches: equal, or one character away where only one name is that near. */
export function meantName(
  read: string,
  expected: readonly string[],
): { name: string; isExact: boolean } | null {
  if (expected.includes(read)) return { name: read, isExact: true }
  const near = expected.filter((name) => [...name].length >= 2 && differences(read, name) === 1)
  return near.length === 1 ? { name: near[0]!, isExact: false } : null
}
