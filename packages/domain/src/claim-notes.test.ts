import { expect, test } from 'vitest'
import { asksWhetherReached, noteKinds, noteTitle, type NoteKind } from './claim-notes.ts'

test('only a phone call can fail to reach someone', () => {
  const kinds = Object.keys(noteKinds) as NoteKind[]
  expect(kinds.filter(asksWhetherReached)).toEqual(['calledMember', 'calledHospital', 'calledOther'])
})

test.each([
  ['note', null, '备注'],
  ['memberCalled', null, '会员来电'],
  ['calledMember', true, '致电会员（已接通）'],
  ['calledHospital', false, '致电医院（未接通）'],
  ['calledOther', false, '致电其他单位（未接通）'],
] as const)('%s, reached %s, is called %s', (kind, wasReached, title) => {
  expect(noteTitle(kind, wasReached)).toBe(title)
})
