/** Contact sheets: the pictures of one look and state next to each other, with their names, to view at once. */
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Screenshot } from './camera.ts'

const gap = 8
const labelHeight = 22
const shapes = {
  phone: { width: 300, height: 650, columns: 5, rows: 3 },
  small: { width: 300, height: 534, columns: 5, rows: 3 },
  console: { width: 560, height: 350, columns: 3, rows: 5 },
} as const

const shapeOf = (sheet: string) =>
  sheet.endsWith('-console')
    ? shapes.console
    : /-(small|narrow|enlarged)$/.test(sheet)
      ? shapes.small
      : shapes.phone

type Shape = ReturnType<typeof shapeOf>

const label = (text: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}">` +
      `<text x="2" y="16" font-family="sans-serif" font-size="14" fill="#fff">${text}</text></svg>`,
  )

async function drawSheet(pictures: readonly Screenshot[], shape: Shape, file: string): Promise<void> {
  const { width, height, columns } = shape
  const parts = await Promise.all(
    pictures.map(async (picture, at) => {
      const left = gap + (at % columns) * (width + gap)
      const top = gap + Math.floor(at / columns) * (height + labelHeight + gap)
      const small = sharp(picture.file).resize({ width, height, fit: 'contain', position: 'top' })
      return [
        { input: label(picture.name, width), left, top },
        { input: await small.toBuffer(), left, top: top + labelHeight },
      ]
    }),
  )
  const rows = Math.ceil(pictures.length / columns)
  await sharp({
    create: {
      width: gap + Math.min(pictures.length, columns) * (width + gap),
      height: gap + rows * (height + labelHeight + gap),
      channels: 3,
      background: '#445',
    },
  })
    .composite(parts.flat())
    .png({ compressionLevel: 6 })
    .toFile(file)
}

export async function drawSheets(pictures: readonly Screenshot[], folder: string): Promise<string[]> {
  fs.mkdirSync(folder, { recursive: true })
  const drawn: string[] = []
  for (const [sheet, all] of Map.groupBy(pictures, (picture) => picture.sheet)) {
    const shape = shapeOf(sheet)
    const size = shape.columns * shape.rows
    const sorted = all.toSorted((one, other) => one.name.localeCompare(other.name))
    for (let at = 0; at < sorted.length; at += size) {
      const file = path.join(folder, `${sheet}-${String(at / size + 1).padStart(2, '0')}.png`)
      await drawSheet(sorted.slice(at, at + size), shape, file)
      drawn.push(file)
    }
  }
  return drawn
}
