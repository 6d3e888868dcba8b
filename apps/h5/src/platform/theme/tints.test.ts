import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { colorsOf, variablesOf } from './colors.ts'
import { contrast, parseColor, textOn, type Rgb } from './contrast.ts'
import { iconNames } from '#ui/icon/names.ts'
import { tintOf } from '#ui/king-tile/tints.ts'

const sheet = readFileSync(
  path.resolve(import.meta.dirname, '../../ui/king-tile/king-tile.module.css'),
  'utf8',
)
const paleness = Number(/saturate\(calc\(1 - var\(--icon-turn\) \* ([\d.]+)/.exec(sheet)?.[1])
const turns = [0, ...[...sheet.matchAll(/hue-rotate\(calc\((\d+)deg/g)].map(([, degrees]) => Number(degrees))]

/** The result of `hue-rotate` in a browser (Filter Effects, §9.2). */
function turned([red, green, blue]: Rgb, degrees: number): Rgb {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const parts = [
    red * (0.213 + cos * 0.787 - sin * 0.213) +
      green * (0.715 - cos * 0.715 - sin * 0.715) +
      blue * (0.072 - cos * 0.072 + sin * 0.928),
    red * (0.213 - cos * 0.213 + sin * 0.143) +
      green * (0.715 + cos * 0.285 + sin * 0.14) +
      blue * (0.072 - cos * 0.072 - sin * 0.283),
    red * (0.213 - cos * 0.213 - sin * 0.787) +
      green * (0.715 - cos * 0.715 + sin * 0.715) +
      blue * (0.072 + cos * 0.928 + sin * 0.072),
  ]
  return clipped(parts)
}

const clipped = (parts: readonly number[]) =>
  parts.map((part) => Math.round(Math.min(255, Math.max(0, part)))) as unknown as Rgb

function paled([red, green, blue]: Rgb, share: number): Rgb {
  const grey = 0.213 * red + 0.715 * green + 0.072 * blue
  return clipped([red, green, blue].map((part) => grey + (part - grey) * (1 - share)))
}

test('every icon has a tint that the style sheet defines', () => {
  expect(new Set(iconNames.map(tintOf))).toEqual(new Set(turns.keys()))
})

// Our own colours, those of the demo companies, and colours that a company might choose without considering icons.
test.each([
  '#ffe593',
  '#d5eef2',
  '#d8f2de',
  '#e8defa',
  '#ff0000',
  '#14788c',
  '#1a1a1a',
  '#ffffff',
  '#7f7f7f',
])('an icon is visible on every tint of %s: at least 3:1', (color) => {
  const background = parseColor(color)!
  const entries = [{ keyValue: 'icon_background_color', content: color }]
  const turn = Number(variablesOf(colorsOf(entries))['--icon-turn'])
  for (const degrees of turns) {
    const worn = degrees === 0 ? background : paled(turned(background, degrees * turn), paleness * turn)
    expect(contrast(textOn(background), worn)).toBeGreaterThanOrEqual(3)
  }
})
