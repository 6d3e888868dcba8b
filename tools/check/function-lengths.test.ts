import { expect, test } from 'vitest'
import { longFunctions } from './function-lengths.ts'

const plain = 'apps/server/src/features/family/add.ts'
/** `lines` lines between the first and the last of a function. */
const body = (lines: number) => '  act()\n'.repeat(lines)
const named = (lines: number) => `export function add() {\n${body(lines - 2)}}\n`

test('reports a function of more than 60 lines and where it begins', () => {
  expect(longFunctions(plain, `\n${named(61)}`)).toEqual([{ name: 'add', line: 2, lines: 61, limit: 60 }])
  expect(longFunctions(plain, `${named(60)}\n${named(20)}`)).toEqual([])
})

test.each([
  ['an arrow function', `const add = () => {\n${body(60)}}`],
  ['a method', `class Family {\n  add() {\n${body(60)}}\n}`],
  ['a function within another', `function outer() {\n  return () => {\n${body(60)}}\n}`],
])('sees %s', (_, text) => expect(longFunctions(plain, text)).not.toEqual([]))

test('ignores tables, whether an arrow or a return gives them', () => {
  const rows = '  { id: 1 },\n'.repeat(80)
  expect(longFunctions(plain, `const rows = () => [\n${rows}]`)).toEqual([])
  expect(longFunctions(plain, `const row = () => ({\n${'  id: 1,\n'.repeat(80)}})`)).toEqual([])
  expect(longFunctions(plain, `function rows() {\n  return [\n${rows}]\n}`)).toEqual([])
})

test('ignores the body of a test, but not a function that tests share', () => {
  const callback = `test('adds a member', async () => {\n${body(80)}})`
  expect(longFunctions('apps/server/src/features/family/add.test.ts', callback)).toEqual([])
  expect(longFunctions('apps/server/src/features/family/add.test.ts', named(61))).toHaveLength(1)
  expect(longFunctions(plain, callback)).toHaveLength(1)
})

test('allows a screen 120 lines, and its parts no more than any function', () => {
  const file = 'apps/h5/src/features/family/screens/family.screen.tsx'
  const screen = (lines: number) => `export default function FamilyScreen() {\n${body(lines - 2)}}\n`
  expect(longFunctions(file, screen(120))).toEqual([])
  expect(longFunctions(file, screen(121))).toHaveLength(1)
  expect(longFunctions(file, named(61))).toHaveLength(1)
})
