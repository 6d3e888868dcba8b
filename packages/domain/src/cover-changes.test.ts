import { expect, test } from 'vitest'
import { changeGroupOf, kindsOfGroup } from './cover-changes.ts'

test('who is added or renewed joins, and every other kind is a group of its own', () => {
  expect(kindsOfGroup('added')).toEqual(['added', 'renewed'])
  expect(kindsOfGroup('endorsed')).toEqual(['endorsed'])
  expect((['ended', 'changed', 'renewed'] as const).map(changeGroupOf)).toEqual(['ended', 'changed', 'added'])
})
