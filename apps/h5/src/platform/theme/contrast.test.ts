import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultColors, variablesOf, colorsOf } from './colors.ts'
import { contrast, parseColor, printColor, readableOn, textOn, type Rgb } from './contrast.ts'

const part = fc.integer({ min: 0, max: 255 })
const color: fc.Arbitrary<Rgb> = fc.tuple(part, part, part)
const page: Rgb = [0xf6, 0xf7, 0xf9]

test('black on white is 21:1', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5)
})

test('text on any colour reaches 4.5:1', () => {
  fc.assert(
    fc.property(color, (background) => {
      expect(contrast(textOn(background), background)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 2000 },
  )
})

test('any colour used as text reaches 4.5:1', () => {
  fc.assert(
    fc.property(color, (text) => {
      expect(contrast(readableOn(page, text), page)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 2000 },
  )
})

test('a readable colour stays unchanged', () => {
  expect(readableOn(page, [0x11, 0x44, 0xaa])).toEqual([0x11, 0x44, 0xaa])
})

test('parses a formatted colour', () => {
  fc.assert(
    fc.property(color, (rgb) => {
      expect(parseColor(printColor(rgb))).toEqual(rgb)
    }),
  )
})

test.each([
  ['#fc0', [255, 204, 0]],
  ['#fc0c', [255, 204, 0]],
  ['#FFC200', [255, 194, 0]],
  ['#FFC20080', [255, 194, 0]],
  [' rgb(255, 194, 0) ', [255, 194, 0]],
  ['rgba(255,194,0,.5)', [255, 194, 0]],
  ['rgb(255 194 0 / 50%)', [255, 194, 0]],
  ['rgb(300, 0, 0)', null],
  ['red;background:url(x)', null],
  ['', null],
])('parses %s', (text, rgb) => {
  expect(parseColor(text)).toEqual(rgb)
})

test('the default yellow button has dark text', () => {
  expect(variablesOf(defaultColors)['--on-button']).toBe('#262626')
})

test('ignores invalid colours and unknown keys in favour of the default', () => {
  const colors = colorsOf([
    { keyValue: 'button_color', content: 'blau' },
    { keyValue: 'foot_color', content: '#dde8ff' },
    { keyValue: 'constructor', content: '#000000' },
  ])
  expect(colors).toEqual({ ...defaultColors, foot_color: '#dde8ff' })
})
