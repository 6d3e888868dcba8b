import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pdfAssets } from './pdf-assets.ts'

test('serves Chinese character maps, standard fonts and decoders without WebAssembly at a versioned address', () => {
  const assets = pdfAssets()
  const names = assets.map(({ name }) => name.replace(/^assets\/pdf-[\d.]+\//, ''))
  for (const name of [
    'cmaps/GBK-EUC-H.bcmap',
    'cmaps/UniGB-UCS2-H.bcmap',
    'wasm/openjpeg_nowasm_fallback.js',
  ]) {
    expect(names).toContain(name)
  }
  expect(names.some((name) => name.startsWith('standard_fonts/'))).toBe(true)
  expect(names.filter((name) => name.includes('quickjs'))).toEqual([])
  expect(assets.every(({ file }) => existsSync(file))).toBe(true)
})
