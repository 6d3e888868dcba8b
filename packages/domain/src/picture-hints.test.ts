import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hintsFrom, hintsOf, measure, pictureHints, type Measures, type Shades } from './picture-hints.ts'

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const varianceOf = (values: readonly number[]) => {
  const middle = mean(values)
  return mean(values.map((value) => (value - middle) ** 2))
}
const inOrder = (values: Iterable<number>) => [...values].toSorted((one, other) => one - other)
const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
const shareOf = (parts: readonly boolean[]) => parts.filter(Boolean).length / (parts.length || 1)

/** The same from the definitions, pixel by pixel. */
function measuredNaively({ width, height, data }: Shades): Measures {
  const shade = (x: number, y: number) => data[y * width + x]!
  const bend = (x: number, y: number) =>
    4 * shade(x, y) - shade(x - 1, y) - shade(x + 1, y) - shade(x, y - 1) - shade(x, y + 1)
  const tiles = range(0, Math.floor((height - 2) / 24)).flatMap((row) =>
    range(0, Math.floor((width - 2) / 24)).map((column) => {
      const dots = range(1 + 24 * row, 25 + 24 * row).flatMap((y) =>
        range(1 + 24 * column, 25 + 24 * column).map((x) => [x, y] as const),
      )
      const shades = dots.map(([x, y]) => shade(x, y))
      return {
        contrast: varianceOf(shades),
        bent: varianceOf(dots.map(([x, y]) => bend(x, y))),
        darkest: Math.min(...shades),
      }
    }),
  )
  const contrasts = inOrder(tiles.map(({ contrast }) => contrast))
  const strongest = contrasts[Math.floor(contrasts.length * 0.9)] ?? 0
  const inkTiles = tiles.filter(({ contrast }) => contrast >= 60 && contrast >= strongest / 2)
  const sharp = inOrder(inkTiles.map(({ contrast, bent }) => bent / contrast))
  const all = inOrder(data)
  const paper = all[Math.ceil(all.length * 0.9) - 1]!
  const struck = (dots: readonly number[]) =>
    shareOf(
      range(0, Math.floor(dots.length / 12)).map((piece) => {
        const inPiece = dots.slice(12 * piece, 12 * piece + 12)
        return Math.max(...inPiece) - Math.min(...inPiece) > 70
      }),
    )
  const [across, down] = [range(0, width), range(0, height)]
  return {
    paper,
    middle: all[Math.ceil(all.length * 0.5) - 1]!,
    sharpness: sharp[Math.floor(sharp.length / 2)] ?? null,
    quiet: shareOf(tiles.map(({ contrast, darkest }) => contrast < 60 && darkest > paper - 60)),
    white: shareOf(tiles.map(({ darkest }) => darkest >= 254)),
    cut: Math.max(
      struck(across.map((x) => shade(x, 2))),
      struck(across.map((x) => shade(x, height - 3))),
      struck(down.map((y) => shade(2, y))),
      struck(down.map((y) => shade(width - 3, y))),
    ),
  }
}

/** Paper, writing of any width and strength, lamps and edges, each in an area of its own. */
const patch = fc.record({
  ground: fc.constantFrom(20, 90, 180, 235, 253, 254, 255),
  ink: fc.nat({ max: 200 }),
  stripe: fc.integer({ min: 1, max: 9 }),
  isAcross: fc.boolean(),
})
/** With and without the extra pixel that the last cell needs. */
const anySide = fc.oneof(fc.integer({ min: 6, max: 90 }), fc.constantFrom(25, 26, 49, 50))
const anyPicture = fc
  .record({
    width: anySide,
    height: anySide,
    patchSide: fc.integer({ min: 9, max: 40 }),
    patches: fc.array(patch, { minLength: 1, maxLength: 9 }),
  })
  .map(({ width, height, patchSide, patches }): Shades => {
    const data = Uint8Array.from({ length: width * height }, (_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)]
      const tileIndex = Math.floor(x / patchSide) + 5 * Math.floor(y / patchSide)
      const { ground, ink, stripe, isAcross } = patches[tileIndex % patches.length]!
      const isInk = Math.floor((isAcross ? y : x) / stripe) % 3 === 0
      return Math.max(0, isInk ? ground - ink : ground)
    })
    return { width, height, data }
  })

test('agrees with a second implementation', () => {
  fc.assert(
    fc.property(anyPicture, (picture) => {
      const { sharpness, ...measured } = measure(picture)
      const { sharpness: defined, ...others } = measuredNaively(picture)
      expect(measured).toEqual(others)
      expect(sharpness === null).toBe(defined === null)
      expect(sharpness ?? 0).toBeCloseTo(defined ?? 0, 8)
    }),
  )
})

test('exactly half of all pixels, and nine in ten, are enough for the measures', () => {
  const split = (dark: number) =>
    measure({
      width: 10,
      height: 10,
      data: Uint8Array.from({ length: 100 }, (_, at) => (at < dark ? 100 : 200)),
    })
  expect([split(49).middle, split(50).middle]).toEqual([200, 100])
  expect([split(89).paper, split(90).paper]).toEqual([200, 100])
})

const fine: Measures = { paper: 235, middle: 230, sharpness: 0.3, quiet: 0.5, white: 0, cut: 0 }
const large = { width: 900, height: 900 }

test.each<[string, Partial<Measures>, Partial<Measures>]>([
  ['tooDark', { paper: 109 }, { paper: 110 }],
  ['blurred', { sharpness: 0.069 }, { sharpness: 0.07 }],
  ['blurred', { sharpness: 0.069, quiet: 0.08 }, { sharpness: 0.07, quiet: 0.08 }],
  ['noPaper', { sharpness: 0.069, quiet: 0.079 }, { sharpness: 0.07, quiet: 0.079 }],
  ['noPaper', { sharpness: null }, { sharpness: 0.3 }],
  ['glare', { middle: 231, white: 0.021 }, { middle: 231, white: 0.02 }],
  ['glare', { middle: 231, white: 0.021 }, { middle: 232, white: 0.021 }],
  ['cutOff', { cut: 0.081 }, { cut: 0.08 }],
])('%s gives the hints %o and not %o', (hint, raised, untold) => {
  expect(hintsFrom({ ...fine, ...raised }, large)).toEqual([hint])
  expect(hintsFrom({ ...fine, ...untold }, large)).toEqual([])
})

test('a picture is too small by its shorter side', () => {
  expect(hintsFrom(fine, { width: 900, height: 479 })).toEqual(['tooSmall'])
  expect(hintsFrom(fine, { width: 479, height: 900 })).toEqual(['tooSmall'])
  expect(hintsFrom(fine, { width: 480, height: 480 })).toEqual([])
})

/** Five by five cells of 24 pixels, and the border pixels that are not measured. */
const side = 122
const drawn = (shadeAt: (x: number, y: number) => number) => {
  const data = Uint8Array.from({ length: side * side }, (_, at) => shadeAt(at % side, Math.floor(at / side)))
  return { width: side, height: side, data }
}
const tileAt = (x: number, y: number) => Math.floor((x - 1) / 24) + 5 * Math.floor((y - 1) / 24)

test('hills and faces have soft shades everywhere and no paper around them', () => {
  const scene = (emptyTiles: number) =>
    drawn((x, y) => (tileAt(x, y) < emptyTiles ? 140 : 100 + 2 * Math.abs((x % 48) - 24)))
  expect(hintsOf(scene(1), large)).toEqual(['noPaper'])
  expect(hintsOf(scene(2), large)).toEqual(['blurred'])
  const closelyWritten = drawn((x) => (x % 4 < 2 ? 100 : 148))
  expect(hintsOf(closelyWritten, large)).toEqual([])
})

const withFirst = (inFirst: (at: number) => number, elsewhere: number) =>
  measure(drawn((x, y) => (tileAt(x, y) === 0 && x > 0 && y > 0 ? inFirst((y - 1) * 24 + x - 1) : elsewhere)))
/** This many pixels of 184 among those of 200: at 216 their variance is sixty. */
const spotted = (dots: number) => withFirst((at) => (at < dots ? 184 : 200), 200)

test('a cell is paper where it is nearly as light as the lightest, and empty', () => {
  const quiet = (first: number) => withFirst(() => first, 200).quiet
  expect([quiet(141), quiet(140)]).toEqual([1, 0.96])
  expect([spotted(215).quiet, spotted(216).quiet]).toEqual([1, 0.96])
})

test('a cell is written on from the minimum contrast on', () => {
  expect(spotted(215).sharpness).toBeNull()
  expect(spotted(216).sharpness).not.toBeNull()
})

test('a cell is white where every pixel is', () => {
  const white = (first: number) => withFirst((at) => (at === 7 ? first : 255), 200).white
  expect([white(254), white(253)]).toEqual([0.04, 0])
})

test('each hint says what to do', () => {
  for (const text of Object.values(pictureHints)) expect(text).toContain('请')
})
