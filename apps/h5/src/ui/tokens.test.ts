import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const styles = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
)
const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8')
const defined = new Set(read('../styles/tokens.css').match(/--[\w-]+(?=:)/g))
// Set by the widget itself on its own element.
const ownVariables = new Set(['--icon-size'])

test.each(styles)('%s uses only variables that tokens.css defines', (file) => {
  const used = [...read(file).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '')
  expect(used.filter((name) => !defined.has(name) && !ownVariables.has(name))).toEqual([])
})

test.each(styles)('%s draws its text in sizes of the scale', (file) => {
  const sizes = [...read(file).matchAll(/font-size:\s*([^;]+);/g)].map(([, size]) => size ?? '')
  expect(sizes.filter((size) => !/--text-|em$/.test(size))).toEqual([])
})
