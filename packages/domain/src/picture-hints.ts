/**
 * Faults that may make a picture of a document unreadable, shown before upload. Hints, no verdicts: the member may
 * send it anyway.
 */
export const pictureHints = {
  tooDark: '光线偏暗，请到亮一点的地方拍',
  blurred: '画面有些模糊，请拿稳手机、对准文字再拍',
  glare: '有反光盖住了文字，请换个角度或关闭闪光灯',
  cutOff: '边上的文字可能没有拍全，请让四个角都入镜',
  noPaper: '没有看到写着字的纸，请确认拍的是票据或就诊资料',
  tooSmall: '图片太小，文字会看不清，请靠近一些拍',
} as const
export type PictureHint = keyof typeof pictureHints

/** A greyscale picture, its longest side about `measuredSide`. */
export interface Shades {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

export const measuredSide = 1200

const tileSide = 24
/** Darker paper was photographed in the dark; on a dull day it has 150. */
const darkPaper = 110
/** A cell below this contrast has no writing. */
const leastContrast = 60
/** Cells with writing have 0.3 and more of their contrast between neighbours, blurred ones a tenth of it. */
const leastSharp = 0.07
/** Only where the paper itself is not white, and more of it than the highlight of a lamp in a drawing. */
const whiteTile = 254
const whitePaper = 232
const mostGlare = 0.02
/** Paper with a margin has no strokes on its edge, a patterned table few. */
const strokeContrast = 70
const edgePiece = 12
/** Writing is surrounded by paper: a fifth of the picture and more even where much else is in it. */
const quietShade = 60
const leastPaper = 0.08
const mostCut = 0.08
/** A card that fills only this much is still readable. */
const shortestSide = 480

export interface Measures {
  /** The shade that nine tenths of the picture are darker than: the paper's. */
  readonly paper: number
  readonly middle: number
  /** How much of the contrast of cells with writing is between neighbouring pixels; null without writing. */
  readonly sharpness: number | null
  /** Share of cells that are only paper. */
  readonly quiet: number
  /** Share of cells that are only white. */
  readonly white: number
  /** Of the worst side: the share of it that strokes cross. */
  readonly cut: number
}

interface Tile {
  readonly variance: number
  readonly laplacian: number
  readonly darkest: number
}

function tileAt({ width, data }: Shades, left: number, top: number): Tile {
  let [sum, squares, edge, edges, least] = [0, 0, 0, 0, 255]
  for (let y = top; y < top + tileSide; y += 1)
    for (let x = left; x < left + tileSide; x += 1) {
      const at = y * width + x
      const shade = data[at]!
      const bend = 4 * shade - data[at - 1]! - data[at + 1]! - data[at - width]! - data[at + width]!
      sum += shade
      squares += shade * shade
      edge += bend
      edges += bend * bend
      least = Math.min(least, shade)
    }
  const count = tileSide * tileSide
  return {
    variance: squares / count - (sum / count) ** 2,
    laplacian: edges / count - (edge / count) ** 2,
    darkest: least,
  }
}

function tilesOf(shades: Shades): Tile[] {
  const tiles: Tile[] = []
  for (let top = 1; top + tileSide < shades.height; top += tileSide)
    for (let left = 1; left + tileSide < shades.width; left += tileSide) tiles.push(tileAt(shades, left, top))
  return tiles
}

/** The quantile at this part of all values; null without values. */
function share(values: readonly number[], part: number): number | null {
  // oxlint-disable-next-line unicorn/no-array-sort -- its own list; old phones know no toSorted
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.floor(sorted.length * part)] ?? null
}

function shadeBelow({ data }: Shades, part: number): number {
  const counts = new Uint32Array(256)
  for (const shade of data) counts[shade]! += 1
  let [shade, seen] = [0, counts[0]!]
  while (seen < data.length * part) {
    shade += 1
    seen += counts[shade]!
  }
  return shade
}

/** Strokes on the very edge: writing continues outside the picture. */
function cutOf({ width, height, data }: Shades): number {
  const side = (count: number, at: (index: number) => number) => {
    const pieces = Math.floor(count / edgePiece)
    let struck = 0
    for (let piece = 0; piece < pieces; piece += 1) {
      let [least, most] = [255, 0]
      for (let index = piece * edgePiece; index < (piece + 1) * edgePiece; index += 1) {
        const shade = data[at(index)]!
        least = Math.min(least, shade)
        most = Math.max(most, shade)
      }
      if (most - least > strokeContrast) struck += 1
    }
    return pieces === 0 ? 0 : struck / pieces
  }
  return Math.max(
    side(width, (x) => 2 * width + x),
    side(width, (x) => (height - 3) * width + x),
    side(height, (y) => y * width + 2),
    side(height, (y) => y * width + width - 3),
  )
}

export function measure(shades: Shades): Measures {
  const tiles = tilesOf(shades)
  const strongest = share(
    tiles.map(({ variance }) => variance),
    0.9,
  )
  const inkTiles = tiles.filter(({ variance }) => variance >= Math.max(leastContrast, (strongest ?? 0) / 2))
  const ratios = inkTiles.map(({ variance, laplacian }) => laplacian / variance)
  const paper = shadeBelow(shades, 0.9)
  const quiet = tiles.filter((tile) => tile.variance < leastContrast && tile.darkest > paper - quietShade)
  return {
    paper,
    middle: shadeBelow(shades, 0.5),
    sharpness: share(ratios, 0.5),
    quiet: quiet.length / Math.max(1, tiles.length),
    white: tiles.filter((tile) => tile.darkest >= whiteTile).length / Math.max(1, tiles.length),
    cut: cutOf(shades),
  }
}

/** Of the picture before it was scaled down. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

export function hintsFrom(measures: Measures, original: PictureSize): PictureHint[] {
  const { paper, middle, sharpness, quiet, white, cut } = measures
  const isSoft = sharpness !== null && sharpness < leastSharp
  const found: Record<PictureHint, boolean> = {
    tooDark: paper < darkPaper,
    blurred: isSoft && quiet >= leastPaper,
    glare: middle < whitePaper && white > mostGlare,
    cutOff: cut > mostCut,
    noPaper: sharpness === null || (isSoft && quiet < leastPaper),
    tooSmall: Math.min(original.width, original.height) < shortestSide,
  }
  return (Object.keys(found) as PictureHint[]).filter((hint) => found[hint])
}

export const hintsOf = (shades: Shades, original: PictureSize): PictureHint[] =>
  hintsFrom(measure(shades), original)
