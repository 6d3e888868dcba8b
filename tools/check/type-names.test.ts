import { expect, test } from 'vitest'
import { ambiguousTypeNames, typeDeclarations } from './type-names.ts'

const at = (folder: string) => `apps/server/src/features/${folder}/store.ts`
const ambiguous = (...files: [file: string, text: string][]) =>
  ambiguousTypeNames(files.flatMap(([file, text]) => typeDeclarations(file, text)))

test('reports a type that three files declare differently', () => {
  expect(
    ambiguous(
      [at('a'), 'export interface Fact { readonly a: string }'],
      [at('b'), 'interface Fact { b: string }'],
      [at('c'), 'type Fact = string | null'],
    ),
  ).toEqual([{ name: 'Fact', files: [at('a'), at('b'), at('c')] }])
})

test('allows a name that two files declare differently', () => {
  expect(ambiguous([at('a'), 'type Row = string'], [at('b'), 'type Row = number'])).toEqual([])
})

test('counts identical declarations of a type as one meaning', () => {
  const one = 'interface Row {\n  /** Says why. */\n  readonly id: string\n  name: string\n}'
  const other = 'interface Row { id: string; name: string }'
  expect(ambiguous([at('a'), one], [at('b'), other], [at('c'), one], [at('d'), 'type Row = 1'])).toEqual([])
})

test('allows the props of components and declarations in tests', () => {
  const declare = (name: string, nth: number) => `interface ${name} { a${nth}: string }`
  const props = [1, 2, 3].map((nth): [string, string] => [at(`f${nth}`), declare('Props', nth)])
  expect(ambiguous(...props)).toEqual([])
  const tests = [1, 2, 3].map((nth): [string, string] => [
    `apps/server/src/features/f${nth}/a.test.ts`,
    declare('Row', nth),
  ])
  expect(ambiguous(...tests)).toEqual([])
})
