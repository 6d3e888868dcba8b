import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/** Tolerance of a colour, of 255: edges of letters differ between processors. */
const tolerance = 40
/** A smaller fraction of pixels is no difference: one letter has some forty. */
const smallest = 0.0002

interface SimilarityPoints {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** Slightly blurred, so that a letter shifted by half a pixel stays the same. */
async function pointsOf(picture: Buffer): Promise<SimilarityPoints> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .blur(0.8)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function differingPoints(before: SimilarityPoints, now: SimilarityPoints): Uint8Array {
  const differs = new Uint8Array(now.width * now.height)
  for (let at = 0; at < differs.length; at += 1) {
    const from = at * 3
    for (let colour = from; colour < from + 3; colour += 1)
      if (Math.abs((before.data[colour] ?? 0) - (now.data[colour] ?? 0)) > tolerance) differs[at] = 1
  }
  return differs
}

/** The fraction of the picture that differs; 0 where it would be invisible. */
export async function differenceOf(before: Buffer, now: Buffer): Promise<number> {
  const [one, other] = await Promise.all([pointsOf(before), pointsOf(now)])
  if (one.width !== other.width || one.height !== other.height) return 1
  const share = differingPoints(one, other).reduce((sum, point) => sum + point, 0) / (one.width * one.height)
  return share < smallest ? 0 : share
}

export const baselinePicture = async (file: string): Promise<Buffer | null> =>
  fs.existsSync(file) ? sharp(file).png().toBuffer() : null

/** Visually lossless, a quarter of the size of a PNG: twenty pictures stay under a megabyte. */
export async function keepPicture(file: string, picture: Buffer): Promise<void> {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  await sharp(picture).webp({ nearLossless: true, quality: 60, effort: 6 }).toFile(file)
}

/** Before, now, and now with the differences in red. */
export async function drawDifference(file: string, before: Buffer | null, now: Buffer): Promise<void> {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const { width, height } = await sharp(now).metadata()
  const old = before ?? (await blank(width, height))
  const [one, other] = await Promise.all([pointsOf(old), pointsOf(now)])
  const isComparable = one.width === other.width && one.height === other.height
  const marks = Buffer.alloc(width * height * 4)
  if (isComparable)
    for (const [at, differs] of differingPoints(one, other).entries())
      if (differs) marks.set([220, 0, 0, 200], at * 4)
  const marked = { input: marks, raw: { width, height, channels: 4 as const }, left: 2 * width, top: 0 }
  await sharp({ create: { width: 3 * width, height, channels: 3, background: '#fff' } })
    .composite([
      { input: old, left: 0, top: 0 },
      { input: now, left: width, top: 0 },
      { input: now, left: 2 * width, top: 0 },
      marked,
    ])
    .png()
    .toFile(file)
}

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#999' } })
    .png()
    .toBuffer()
