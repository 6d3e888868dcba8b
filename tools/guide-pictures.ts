/**
 * node tools/guide-pictures.ts Redraws the samples of the photo guide: fictitious documents, good and bad examples.
 */
import fs from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { draw } from '@yf/ocr-pictures/draw'
import type { DrawnKind } from '@yf/ocr-pictures/truth'
import { root } from './run/paths.ts'

const folder = path.join(root, 'apps/h5/public/art/guide')
const longestSide = 480

const samples: Readonly<Record<string, readonly [kind: DrawnKind, layout: string]>> = {
  receipt: ['medicalReceipt', 'electronicOutpatient'],
  'fee-list': ['feeList', 'sheet'],
  'medical-record': ['medicalRecord', 'page'],
  diagnosis: ['diagnosis', 'certificate'],
  'discharge-summary': ['dischargeSummary', 'summary'],
  'id-card': ['idCardFront', 'front'],
}

const shine =
  '<svg width="400" height="300"><defs><radialGradient id="g"><stop offset="0.4" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><ellipse cx="210" cy="150" rx="130" ry="110" fill="url(#g)"/></svg>'

/** Typical faults of the same photo. */
const mishaps: Readonly<Record<string, (photo: Sharp, size: { width: number; height: number }) => Sharp>> = {
  dark: (photo) => photo.linear(0.28, 0),
  blurred: (photo) => photo.blur(3.2),
  glare: (photo) => photo.composite([{ input: Buffer.from(shine), top: 0, left: 0 }]),
  'cut-off': (photo, { width, height }) =>
    photo.extract({ left: 0, top: 0, width: Math.round(width * 0.58), height: Math.round(height * 0.72) }),
}

async function keep(name: string, picture: Sharp): Promise<void> {
  const bytes = await picture.webp({ quality: 62 }).toBuffer()
  fs.writeFileSync(path.join(folder, `${name}.webp`), bytes)
  console.log(`${name} ${(bytes.length / 1024).toFixed(1)} KiB`)
}

const smaller = async (picture: Buffer) =>
  sharp(picture)
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside' })
    .toBuffer({ resolveWithObject: true })

fs.mkdirSync(folder, { recursive: true })
for (const [name, [kind, layout]] of Object.entries(samples)) {
  const { picture } = await draw(21, { kind, layout, hardness: 'clean' })
  await keep(name, sharp((await smaller(picture)).data))
}
const { picture } = await draw(21, {
  kind: 'medicalReceipt',
  layout: 'electronicOutpatient',
  hardness: 'photo',
})
const photo = await smaller(picture)
for (const [name, spoil] of Object.entries(mishaps)) await keep(name, spoil(sharp(photo.data), photo.info))
