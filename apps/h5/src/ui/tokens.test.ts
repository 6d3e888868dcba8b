import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const source = path.resolve(import.meta.dirname, '..')
// Styles for desktops (*.fixed.css) are outside the phone's page and its tokens.
const everywhere = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css') && !file.endsWith('.fixed.css') && !file.endsWith('tokens.css'),
)
const styles = everywhere.filter((file) => file.startsWith(`ui${path.sep}`))
const read = (file: string) => readFileSync(path.join(source, file), 'utf8')
const defined = new Set(read('styles/tokens.css').match(/--[\w-]+(?=:)/g))
// Set by the component on its own element.
const ownVariables = new Set(['--icon-size', '--banner-height', '--length'])

const strayColours = (css: string) => css.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\([^)]*\)/gi) ?? []
const strayRadii = (css: string) => css.match(/radius:[^;]*\d(?:px|rem)[^;]*;/g) ?? []

test('detects hard-coded colours and radii', () => {
  expect(strayColours('a { color: #fff; background: rgb(0 0 0 / 5%) }')).toHaveLength(2)
  expect(strayRadii('a { border-radius: var(--radius) 3px; }')).toHaveLength(1)
  expect(strayRadii('a { border-radius: 50%; }')).toEqual([])
})

test.each(everywhere)('%s takes colours and radii from the tokens', (file) => {
  expect([...strayColours(read(file)), ...strayRadii(read(file))]).toEqual([])
})

test.each(styles)('%s uses only variables that tokens.css defines', (file) => {
  const used = [...read(file).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '')
  expect(used.filter((name) => !defined.has(name) && !ownVariables.has(name))).toEqual([])
})

test.each(styles)('%s uses only font sizes of the scale', (file) => {
  const sizes = [...read(file).matchAll(/font-size:\s*([^;]+);/g)].map(([, size]) => size ?? '')
  expect(sizes.filter((size) => !/--text-|em$/.test(size))).toEqual([])
})
