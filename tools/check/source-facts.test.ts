import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { factsOf, factsReader } from './source-facts.ts'

let root: string
let parsed: string[]
const reader = (version = 'this') =>
  factsReader(root, version, (file, text) => {
    parsed.push(file)
    return factsOf(file, text)
  })
const write = (file: string, text: string) => fs.writeFileSync(path.join(root, file), text)

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'source-facts-'))
  parsed = []
  write('a.ts', "import './b.ts'\nexport interface Parcel { weight: number }")
  write('b.ts', 'export const price = fen / 100')
  const facts = reader()
  for (const file of ['a.ts', 'b.ts']) facts.of(file)
  facts.save()
})
afterEach(() => fs.rmSync(root, { recursive: true }))

test('returns stored facts without parsing again', () => {
  const facts = reader()
  expect(facts.of('a.ts')).toMatchObject({
    source: { file: 'a.ts', imports: ['./b.ts'] },
    types: [{ name: 'Parcel' }],
    tables: null,
  })
  expect(facts.of('b.ts').conversions).toEqual(['line 1: fen / 100'])
  expect(parsed).toEqual(['a.ts', 'b.ts'])
})

test('parses a file again once its text has changed', () => {
  write('b.ts', 'export const price = fen')
  const facts = reader()
  expect(facts.of('a.ts').types).toHaveLength(1)
  expect(facts.of('b.ts').conversions).toEqual([])
  expect(parsed).toEqual(['a.ts', 'b.ts', 'b.ts'])
})

test('parses everything again for other checks, and after a damaged cache', () => {
  reader('other').of('a.ts')
  expect(parsed).toEqual(['a.ts', 'b.ts', 'a.ts'])
  write('node_modules/.cache/source-facts.json', '{"version":')
  reader().of('a.ts')
  expect(parsed).toHaveLength(4)
})

test('forgets files that were not asked for', () => {
  const facts = reader()
  facts.of('a.ts')
  facts.save()
  reader().of('b.ts')
  expect(parsed).toEqual(['a.ts', 'b.ts', 'b.ts'])
})

test('says which file cannot be parsed', () => {
  write('c.ts', 'export const = 1')
  expect(() => reader().of('c.ts')).toThrow('c.ts: ')
})
