import { expect, test } from 'vitest'
import { genders } from '../gender.ts'
import { isAdult, marriages, missingOf } from './examinee.ts'

const person = {
  name: '林晓',
  gender: genders.female,
  birth: '1994-05-06',
  certificateNumber: '110101199405060000',
}

test('an institution needs an identity: missing data is listed', () => {
  expect(missingOf(person)).toEqual([])
  expect(missingOf({ ...person, gender: genders.male })).toEqual([])
  expect(missingOf({ ...person, name: '' })).toEqual(['姓名'])
  expect(missingOf({ ...person, certificateNumber: null })).toEqual(['证件号码'])
  expect(missingOf({ ...person, gender: genders.unknown })).toEqual(['性别'])
  expect(missingOf({ ...person, birth: null })).toEqual(['出生日期'])
  expect(missingOf({ name: '', gender: genders.unknown, birth: '', certificateNumber: '' })).toEqual([
    '姓名',
    '证件号码',
    '性别',
    '出生日期',
  ])
})

test('a person who is eighteen today has their own reports; an unknown age counts as a minor', () => {
  expect(isAdult('2008-03-02', '2026-03-02')).toBe(true)
  expect(isAdult('2008-03-03', '2026-03-02')).toBe(false)
  expect(isAdult(null, '2026-03-02')).toBe(false)
})

test('a package is for single or married people', () => {
  expect(marriages).toEqual({ single: '未婚', married: '已婚' })
})
