import fs from 'node:fs'
import { createRequire } from 'node:module'
import { code128 } from '@yf/domain/code128'
import { beforeAll, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

beforeAll(async () => {
  const wasm = fs.readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  await prepareZXingModule({ overrides: { wasmBinary: wasm.buffer as ArrayBuffer }, fireImmediately: true })
})

/** Two pixels a module on white, with the quiet zone that the app draws. */
function drawn(bars: readonly number[]) {
  const [point, quiet, height] = [2, 10, 60]
  const modules = [quiet, ...bars, quiet].flatMap((width, at) =>
    Array.from({ length: width * point }, () => at % 2 === 1),
  )
  const data = new Uint8ClampedArray(modules.length * height * 4).fill(255)
  for (let y = 0; y < height; y += 1)
    for (const [x, isDark] of modules.entries())
      if (isDark) data.fill(0, (y * modules.length + x) * 4, (y * modules.length + x) * 4 + 3)
  return { data, width: modules.length, height, colorSpace: 'srgb' } as ImageData
}

test('a scanner reads the barcode that the app shows at a counter', async () => {
  const codes = ['000000000000', '123456789012', '998877665544', '010203040506', '907856341200']
  for (const code of codes) {
    const read = await readBarcodes(drawn(code128(code)), { formats: ['Code128'] })
    expect(read.map(({ text }) => text)).toEqual([code])
  }
})
