import { newPage } from '@yf/ocr-pictures/page'
import { drawQr } from '@yf/ocr-pictures/qr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readEnlargedQrCodes, readQrCodes } from './qr-codes.ts'

const payload = 'http://einvoice.example.cn/page/11060122/0123456789/a1b2c3'

/** A page with a code of this many pixels, 33 squares a side. */
async function pageWith(side: number) {
  const page = newPage(1700, 1100, '#fff')
  drawQr(page, payload, 100, 100, 330)
  const { data, info } = await sharp(page.canvas.toBuffer('image/png'))
    .flatten()
    .resize({ width: Math.round((1700 * side) / 330) })
    .blur(0.5)
    .extend({ right: 400, bottom: 300, background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

test('reads a code that is too small in a copy of twice the size', async () => {
  const small = await pageWith(44)
  expect(await readQrCodes(small)).toEqual([])
  const [code] = await readEnlargedQrCodes(small)
  expect(code?.text).toBe(payload)
  // Its position is in the original picture.
  expect(code!.quad[0].x).toBeGreaterThan(5)
  expect(code!.quad[2].x).toBeLessThan(70)
})

test('a code of usual size needs no copy', async () => {
  expect((await readQrCodes(await pageWith(100))).map(({ text }) => text)).toEqual([payload])
})
