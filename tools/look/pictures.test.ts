import sharp from 'sharp'
import { expect, test } from 'vitest'
import { differenceOf } from './pictures.ts'
import { mainScreens } from './screens.ts'

const page = (drawn: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="844"><rect width="390" height="844" fill="#f6f7f9"/>${drawn}</svg>`,
    ),
  )
    .png()
    .toBuffer()
const button = (x: number, colour: string) =>
  `<rect x="${x}" y="700" width="200" height="44" rx="22" fill="${colour}"/>`

test('the same page is equal, also with slightly shifted edges', async () => {
  const before = await page(button(40, '#ffc043'))
  expect(await differenceOf(before, await page(button(40, '#ffc043')))).toBe(0)
  expect(await differenceOf(before, await page(button(40.2, '#fec144')))).toBe(0)
})

test('reports a button that moved, is gone or has another colour', async () => {
  const before = await page(button(40, '#ffc043'))
  expect(await differenceOf(before, await page(button(46, '#ffc043')))).toBeGreaterThan(0)
  expect(await differenceOf(before, await page(''))).toBeGreaterThan(0.02)
  expect(await differenceOf(before, await page(button(40, '#43c0ff')))).toBeGreaterThan(0.02)
})

test('stores twenty screens, each under a unique name', () => {
  expect(new Set(mainScreens.map(({ name }) => name)).size).toBe(20)
})
