import type { RenderedPage } from '../page.ts'
import type { Random } from '../random.ts'
import type { Hardness, PicturePoint, Quad } from '../truth.ts'
import { corners } from './geometry.ts'

/** How a picture was taken: everything independent of the document. */
export interface Shot {
  readonly width: number
  readonly height: number
  /** The corners of the page in the picture. */
  readonly corners: Quad
  readonly background: 'scanner' | 'wood' | 'cloth' | 'desk' | 'dark'
  /** Sigma of the blur, and the length of a shake in pixels. */
  readonly blur: number
  readonly shake: number
  readonly noise: number
  readonly quality: number
  readonly isGray: boolean
  readonly creases: number
  /** Height of the waves in the sheet, in its own pixels. */
  readonly waves: number
  readonly fading: number
  readonly unevenness: number
  readonly shadow: number
  readonly glare: number
  /** Clockwise degrees to make the displayed picture upright, and the EXIF orientation applied before that. */
  readonly turn: 0 | 90 | 180 | 270
  readonly orientation: 1 | 3 | 6 | 8
}

const still = {
  creases: 0,
  waves: 0,
  fading: 0,
  unevenness: 0,
  shadow: 0,
  glare: 0,
  shake: 0,
  noise: 0,
  isGray: false,
}
const sideways = [90, 180, 270] as const

export function shotOf(random: Random, page: RenderedPage, hardness: Hardness): Shot {
  if (hardness === 'clean') return cleanShot(random, page)
  if (hardness === 'scan') return scanShot(random, page)
  return photoShot(random, page, hardness === 'hard')
}

function cleanShot(random: Random, page: RenderedPage): Shot {
  const scale = random.between(0.75, 1)
  const [width, height] = [Math.round(page.width * scale), Math.round(page.height * scale)]
  const frame = { width, height, corners: corners(width, height) }
  return {
    ...still,
    ...frame,
    background: 'scanner',
    blur: 0,
    quality: random.int(88, 96),
    turn: 0,
    orientation: 1,
  }
}

function scanShot(random: Random, page: RenderedPage): Shot {
  const scale = random.between(0.72, 1)
  const margin = page.material === 'card' ? 1.5 : 1.03
  const width = Math.round(page.width * scale * margin)
  const height = Math.round(page.height * scale * margin)
  return {
    ...still,
    width,
    height,
    corners: placed(random, page, { width, height, scale, angle: random.between(-0.025, 0.025), tilt: 0 }),
    background: 'scanner',
    blur: random.between(0, 0.6),
    noise: random.between(1, 5),
    quality: random.int(68, 90),
    isGray: random.chance(0.25),
    creases: random.chance(0.3) ? 1 : 0,
    unevenness: random.between(0, 0.06),
    turn: random.chance(0.05) ? random.pick(sideways) : 0,
    orientation: 1,
  }
}

function photoShot(random: Random, page: RenderedPage, isHard: boolean): Shot {
  const isCard = page.material === 'card'
  const long = isCard ? random.int(1200, 1800) : random.int(isHard ? 1500 : 1600, 2000)
  const isWide = page.width >= page.height
  const [width, height] = isWide ? [long, Math.round(long * 0.75)] : [Math.round(long * 0.75), long]
  const fill = isCard ? random.between(isHard ? 0.5 : 0.6, 0.88) : random.between(isHard ? 0.82 : 0.86, 0.97)
  const scale = Math.min((width * fill) / page.width, (height * fill) / page.height)
  const angle = random.between(-1, 1) * (isHard ? 0.15 : 0.07)
  const tilt = isHard ? random.between(0.02, 0.055) : random.between(0.005, 0.03)
  const hasExif = random.chance(isHard ? 0.2 : 0.15)
  return {
    width,
    height,
    corners: placed(random, page, { width, height, scale, angle, tilt }),
    background: random.pick(['wood', 'cloth', 'desk', 'dark'] as const),
    blur: isHard ? random.between(0.5, 1.05) : random.between(0.3, 0.75),
    shake: isHard && random.chance(0.3) ? 3 : 0,
    noise: isHard ? random.between(4, 10) : random.between(2, 6),
    quality: isHard ? random.int(48, 75) : random.int(68, 90),
    isGray: false,
    creases: isCard ? 0 : random.int(0, isHard ? 3 : 1),
    waves: isCard ? 0 : random.between(0, isHard ? 7 : 3),
    fading:
      page.material === 'thermal'
        ? random.between(0.2, isHard ? 0.55 : 0.35)
        : isHard
          ? random.between(0, 0.3)
          : 0,
    unevenness: isHard ? random.between(0.1, 0.3) : random.between(0.04, 0.16),
    shadow: random.chance(isHard ? 0.7 : 0.3) ? random.between(0.12, isHard ? 0.42 : 0.25) : 0,
    glare: isCard ? random.between(0, isHard ? 0.38 : 0.22) : 0,
    turn: !hasExif && random.chance(isHard ? 0.15 : 0.08) ? random.pick(sideways) : 0,
    orientation: hasExif ? random.pick([3, 6, 6, 8] as const) : 1,
  }
}

interface Placement {
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly angle: number
  /** The maximum displacement of each corner, as a fraction of the size. */
  readonly tilt: number
}

/** Rotated about the centre, seen in perspective, then moved and scaled until all of it is in the picture. */
function placed(random: Random, page: RenderedPage, { width, height, scale, angle, tilt }: Placement): Quad {
  const loose = corners(page.width, page.height).map(([x, y]): PicturePoint => {
    const dx = (x - page.width / 2 + random.between(-1, 1) * tilt * page.width) * scale
    const dy = (y - page.height / 2 + random.between(-1, 1) * tilt * page.height) * scale
    return [dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle)]
  })
  const xs = loose.map(([x]) => x)
  const ys = loose.map(([, y]) => y)
  const [wide, high] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
  const shrink = Math.min(1, (width * 0.985) / wide, (height * 0.985) / high)
  const left = ((width - wide * shrink) / 2) * random.between(0.6, 1.4)
  const top = ((height - high * shrink) / 2) * random.between(0.6, 1.4)
  const [one, two, three, four] = loose.map(([x, y]): PicturePoint => [
    left + (x - Math.min(...xs)) * shrink,
    top + (y - Math.min(...ys)) * shrink,
  ])
  return [one!, two!, three!, four!]
}
