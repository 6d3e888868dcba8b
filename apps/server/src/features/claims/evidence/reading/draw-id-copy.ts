import type { OverlayOptions } from 'sharp'
import { regularFontFile } from '@yf/papers/layout/fonts'
import { decoder } from '#platform/files/sharp.ts'

export interface IdCardSide {
  readonly picture: Buffer
  /** Clockwise rotation in degrees that makes it upright. */
  readonly turn: number
}

/** A4 at 150 dpi, with each side as wide as a card on a copier. */
const page = { width: 1240, height: 1754 }
const card = { width: 860, height: 560 }
const watermark = '仅供理赔申请使用'
const slant = -24

/** Both sides on one page with a text across them, so that the copy cannot be used for anything else. */
export async function drawIdCopy(front: IdCardSide, back: IdCardSide): Promise<Buffer> {
  const open = await decoder()
  const left = (page.width - card.width) / 2
  const [top, bottom] = [220, 974]
  const upright = ({ picture, turn }: IdCardSide) =>
    open(picture)
      .rotate(turn)
      .resize({ ...card, fit: 'contain', background: '#fff' })
      .jpeg()
      .toBuffer()
  const line = await writing(left + card.width)
  const layers: OverlayOptions[] = [
    { input: await upright(front), left, top },
    { input: await upright(back), left, top: bottom },
    { input: line, gravity: 'north', left: 90, top: 260 },
    { input: line, gravity: 'north', left: 90, top: 1010 },
  ]
  return open({ create: { ...page, channels: 3, background: '#fff' } })
    .composite(layers)
    .jpeg({ quality: 88 })
    .toBuffer()
}

async function writing(width: number): Promise<Buffer> {
  const open = await decoder()
  const text = `<span foreground="#d0342c80">${watermark}</span>`
  const fontfile = regularFontFile()
  const drawn = await open({ text: { text, fontfile, font: 'Noto Sans SC', width, rgba: true, dpi: 420 } })
    .png()
    .toBuffer()
  return open(drawn)
    .rotate(slant, { background: '#00000000' })
    .resize({ width: page.width - 180, height: 640, fit: 'inside' })
    .png()
    .toBuffer()
}
