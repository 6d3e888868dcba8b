import { expect, test } from 'vitest'
import { fieldChanges, yesNo } from './field-changes.ts'

const labels = { name: '名称', alias: '简称', note: '备注' }

test('names changed fields with both values, in the order of the labels', () => {
  const before = { name: '星河', alias: '', note: '甲' }
  const after = { name: '星河软件', alias: '星河', note: '' }
  expect(fieldChanges(labels, before, after)).toEqual([
    '名称：星河 → 星河软件',
    '简称：空 → 星河',
    '备注：甲 → 空',
  ])
  expect(fieldChanges(labels, before, before)).toEqual([])
  expect(fieldChanges(labels, before, { ...before, note: '乙' })).toEqual(['备注：甲 → 乙'])
})

test('says yes and no', () => {
  expect([yesNo(true), yesNo(false)]).toEqual(['是', '否'])
})
