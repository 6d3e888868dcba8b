import { draw } from '@yf/ocr-pictures/draw'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { hintsOf, measuredSide, type PictureHint } from './picture-hints.ts'

/** A picture upright as displayed; opened once, and modified by each test. */
type Photograph = () => Sharp
async function photographOf(picture: Sharp): Promise<Photograph> {
  const { data, info } = await picture.autoOrient().raw().toBuffer({ resolveWithObject: true })
  return () => sharp(data, { raw: info })
}

/** As the phone does it: scaled down, in grey. */
async function hints(picture: Sharp): Promise<PictureHint[]> {
  const whole = await picture.raw().toBuffer({ resolveWithObject: true })
  const { data, info } = await sharp(whole.data, { raw: whole.info })
    .resize(measuredSide, measuredSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return hintsOf({ width: info.width, height: info.height, data }, whole.info)
}

/** Two drawing styles: a photographed receipt of each, and a clean drawing. */
const sceneries = [
  ['a photo of an electronic receipt', { style: 'plain', hardness: 'photo' }],
  ['a photo of a provincial receipt', { style: 'provinces', hardness: 'photo' }],
  ['a screenshot of one', { style: 'provinces', hardness: 'clean' }],
] as const

let pictures: Photograph[]
beforeAll(async () => {
  pictures = await Promise.all(
    sceneries.map(async ([, how], at) => {
      const { picture } = await draw(at + 1, { kind: 'medicalReceipt', ...how })
      return photographOf(sharp(picture))
    }),
  )
})

const each = sceneries.map(([name], at) => [name, at] as const)

test.each(each)('%s is fine, also a little soft or dim', async (_, at) => {
  const picture = pictures[at]!
  expect(await hints(picture())).toEqual([])
  expect(await hints(picture().blur(0.7))).toEqual([])
  expect(await hints(picture().linear(0.6, 0))).toEqual([])
})

test.each(each)('%s in the dark, or out of focus, gets a hint', async (_, at) => {
  const picture = pictures[at]!
  expect(await hints(picture().linear(0.35, 0))).toEqual(['tooDark'])
  expect(await hints(picture().blur(5))).toContain('blurred')
})

test.each(each)('%s of which a half is missing, or that is tiny, gets a hint', async (_, at) => {
  const picture = pictures[at]!
  const { width, height } = await picture().metadata()
  const half = { left: 0, top: 0, width: Math.round(width * 0.55), height }
  expect(await hints(picture().extract(half))).toContain('cutOff')
  expect(await hints(picture().resize(420, 420, { fit: 'inside' }))).toContain('tooSmall')
})

const spot = (radius: number) =>
  Buffer.from(`<svg width="800" height="800"><circle cx="400" cy="400" r="${radius}" fill="#fff"/></svg>`)

test("reports a lamp's reflection on a photo, but not the white of a screenshot", async () => {
  const shine = (at: number, radius: number) => pictures[at]!().composite([{ input: spot(radius) }])
  expect(await hints(shine(0, 300))).toEqual(['glare'])
  expect(await hints(shine(1, 300))).toEqual(['glare'])
  expect(await hints(shine(0, 40))).toEqual([])
  expect(await hints(shine(2, 200))).toEqual([])
})

test('an empty picture has nothing to read', async () => {
  const grey = sharp({ create: { width: 900, height: 900, channels: 3, background: '#ccc' } })
  expect(await hints(grey)).toEqual(['noPaper'])
})
