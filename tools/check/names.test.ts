import { expect, test } from 'vitest'
import { names, word } from './name-patterns.ts'
import { retiredIn } from './names.ts'
import { retiredNames, type RetiredName } from './retired-names.ts'

const list: Record<string, RetiredName> = {
  deed: { old: word('deed', 'deeds'), use: 'audit event' },
  words: { old: word('words'), use: 'text', isNameOnly: true },
  hooks: { old: names('hooks?'), use: 'extension points', only: /^apps\/server\// },
  paper: {
    old: word('paper'),
    use: 'document',
    allowed: [{ files: /^apps\/h5\/src\/ui\/paper-cut\//, why: 'paper that is cut' }],
  },
}
const found = (name: string, text: string) => retiredIn(name, text, list).map(({ where }) => where)

test('finds a retired name in identifiers, comments, test titles and documents, with its line', () => {
  expect(found('apps/server/src/a.ts', 'const a = 1\nrecordDeed(a)')).toEqual(['apps/server/src/a.ts:2'])
  expect(found('apps/server/src/a.ts', "db.selectFrom('staff_deed')")).toHaveLength(1)
  expect(found('apps/server/src/a.ts', '// writes a deed')).toHaveLength(1)
  expect(found('apps/server/src/a.test.ts', "test('keeps a deed', check)")).toHaveLength(1)
  expect(found('docs/a.md', 'Each deed is kept.')).toEqual(['docs/a.md:1'])
})

test('finds a retired name in the name of a file or a folder', () => {
  expect(found('apps/server/src/deeds/store.ts', '')).toEqual(['apps/server/src/deeds/store.ts'])
  expect(found('apps/server/src/deed-row.ts', '')).toEqual(['apps/server/src/deed-row.ts'])
})

test('ignores a longer word that only contains the letters', () => {
  expect(found('apps/server/src/a.ts', 'indeed, misdeeds and deeded')).toEqual([])
})

test('ignores ordinary English in comments and documents where only the name is retired', () => {
  expect(found('apps/h5/src/a.ts', '// in other words\nconst text = 1')).toEqual([])
  expect(found('docs/a.md', 'In other words')).toEqual([])
  expect(found('apps/h5/src/a.ts', 'const emptyWords = 1')).toEqual(['apps/h5/src/a.ts:1'])
})

test('ignores a name with another meaning', () => {
  expect(found('apps/server/src/a.ts', 'const hooks = 1')).toHaveLength(1)
  expect(found('apps/h5/src/a.ts', 'const hooks = 1')).toEqual([])
  expect(found('apps/h5/src/ui/fold/fold.tsx', 'const paper = 1')).toHaveLength(1)
  expect(found('apps/h5/src/ui/paper-cut/cut.tsx', 'const paper = 1')).toEqual([])
})

test.each(Object.entries(retiredNames))(
  'the advice for %s does not contain the old name',
  (_, { old, use }) => {
    expect(old.source).not.toBe('(?:)')
    expect(use).not.toMatch(old)
  },
)
