import { Value } from '@sinclair/typebox/value'
import { Id } from '@yf/contract/shapes'
import { expect, test } from 'vitest'
import { namedId, newId } from './ids.ts'

test('ids are unique, sorted by creation and in the format of the contract', () => {
  const ids = Array.from({ length: 1000 }, newId)
  expect(new Set(ids).size).toBe(1000)
  expect(ids.toSorted()).toEqual(ids)
  expect(Value.Check(Id, ids[0])).toBe(true)
})

test('the same name always gives the same id, and another name a different one', () => {
  expect(namedId('company/星河软件')).toBe(namedId('company/星河软件'))
  expect(namedId('company/星河软件')).not.toBe(namedId('company/星河硬件'))
  expect(Value.Check(Id, namedId('x'))).toBe(true)
})
