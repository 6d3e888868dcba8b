import { median, type Slanted } from '../picture/geometry.ts'
import { blobsOf } from './blobs.ts'
import { hullOf, minRect, rectAt } from './min-rect.ts'

const pixelThreshold = 0.3
const boxThreshold = 0.5
const smallestSide = 3
/** The model marks the core of a line; its box grows by this factor of area by circumference. */
const growth = 1.6

/** Boxes of text from the detection model's probability map, in the map's pixels. */
export function textBoxes(map: Float32Array, width: number, height: number): Slanted[] {
  const blobs = blobsOf(map, width, height, pixelThreshold).filter((blob) => blob.score >= boxThreshold)
  const found = blobs.map((blob) => {
    const hull = hullOf(blob.rim)
    return { hull, box: minRect(hull) }
  })
  const long = found.filter(
    ({ box }) => Math.max(box.width, box.height) > 4 * Math.min(box.width, box.height),
  )
  const slant = median(long.map(({ box }) => box.angle))
  return found
    .map(({ hull, box }) => (isLong(box) ? box : rectAt(hull, slant)))
    .filter((box) => Math.min(box.width, box.height) >= smallestSide)
    .map(grown)
}

/** The direction of a short box is random: it takes that of the page. */
const isLong = ({ width, height }: Slanted) => Math.max(width, height) > 3 * Math.min(width, height)

function grown(box: Slanted): Slanted {
  const by = (2 * growth * box.width * box.height) / (2 * (box.width + box.height))
  return { ...box, width: box.width + by, height: box.height + by }
}
