export interface Corner {
  readonly x: number
  readonly y: number
}

export interface PictureBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** In units of the text height, so that the text does not touch the edge. */
const margin = 0.5

const within = (value: number) => Math.min(Math.max(value, 0), 1)

/** The upright box around a region with a margin; null if no region was marked. */
export function boxOf(region: readonly Corner[]): PictureBox | null {
  if (region.length < 3) return null
  const [xs, ys] = [region.map(({ x }) => x), region.map(({ y }) => y)]
  const room = (Math.max(...ys) - Math.min(...ys)) * margin
  const [left, right] = [within(Math.min(...xs) - room), within(Math.max(...xs) + room)]
  const [top, bottom] = [within(Math.min(...ys) - room), within(Math.max(...ys) + room)]
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null
}
