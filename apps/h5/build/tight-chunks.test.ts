import { expect, test } from 'vitest'
import { tightened } from './tight-chunks.ts'

const code = 'globalThis.part = globalThis.wrap(made => { made.one = 1 + 1 })'

test.each([
  { chunk: 'react', tight: 'globalThis.part=globalThis.wrap((a=>{a.one=2}));' },
  { chunk: 'app', tight: 'globalThis.part=globalThis.wrap(a=>{a.one=2});' },
])("minifies $chunk, and wraps React's functions in brackets for early parsing", async ({ chunk, tight }) => {
  expect(await tightened(chunk, code)).toBe(tight)
})
