import { expect, test } from 'vitest'
import { checkCharacter } from '@yf/domain/certificate'
import type { Relation } from '@yf/domain/relations'
import { isFault, personOf, roomFor, type DeclaredMember } from './rules.ts'

const today = '2026-11-15'
const numberBorn = (day: string) => {
  const body = `990001${day.replaceAll('-', '')}123`
  return body + checkCharacter(body)
}
const byCard: DeclaredMember = {
  name: ' 陈小满 ',
  relation: 'child',
  certificateType: 'idCard',
  certificateNumber: numberBorn('2018-05-20'),
}
const byPassport: DeclaredMember = {
  ...byCard,
  certificateType: 'passport',
  certificateNumber: 'e1234 5678',
  birth: '2018-05-20',
  gender: 2,
}

test('reads birth and gender from an identity card', () => {
  expect(personOf(byCard, today)).toEqual({
    name: '陈小满',
    relation: 'child',
    kind: 'idCard',
    number: byCard.certificateNumber,
    birth: '2018-05-20',
    gender: 1,
  })
  expect(isFault(personOf(byCard, today))).toBe(false)
})

test('values in the card number may be repeated but not contradicted', () => {
  expect(personOf({ ...byCard, birth: '2018-05-20', gender: 1 }, today)).toMatchObject({ gender: 1 })
  expect(personOf({ ...byCard, birth: '2018-05-21' }, today)).toEqual({
    field: 'birth',
    message: '出生日期与证件号码不一致',
  })
  expect(personOf({ ...byCard, gender: 2 }, today)).toEqual({
    field: 'gender',
    message: '性别与证件号码不一致',
  })
})

test('requires birth and gender for a passport', () => {
  expect(personOf(byPassport, today)).toMatchObject({ number: 'E12345678', birth: '2018-05-20', gender: 2 })
  expect(personOf({ ...byPassport, birth: undefined }, today)).toEqual({
    field: 'birth',
    message: '请填写出生日期',
  })
  expect(personOf({ ...byPassport, gender: undefined }, today)).toEqual({
    field: 'gender',
    message: '请选择性别',
  })
})

test('reports the first error with its field', () => {
  const fault = personOf({ ...byCard, name: '  ', certificateNumber: '1' }, today)
  expect(fault).toEqual({ field: 'name', message: '请输入姓名' })
  expect(isFault(fault)).toBe(true)
  expect(personOf({ ...byCard, certificateNumber: '1' }, today)).toEqual({
    field: 'certificateNumber',
    message: '证件号码应为18位，当前1位',
  })
})

test('reports an impossible birth at its source: the number or its own field', () => {
  expect(personOf({ ...byCard, certificateNumber: numberBorn('2026-11-16') }, today)).toEqual({
    field: 'certificateNumber',
    message: '出生日期不能晚于今天',
  })
  expect(personOf({ ...byPassport, birth: '2026-11-16' }, today)).toEqual({
    field: 'birth',
    message: '出生日期不能晚于今天',
  })
  expect(personOf({ ...byPassport, birth: '2018-02-30' }, today)).toEqual({
    field: 'birth',
    message: '出生日期不存在，请核对',
  })
  expect(personOf({ ...byPassport, birth: today }, today)).toMatchObject({ birth: today })
})

const family = (...relations: Relation[]) => relations.map((relation) => ({ relation }))

test('one spouse, four parents, ten in total', () => {
  expect(roomFor('spouse', family('child', 'parent'))).toBeNull()
  expect(roomFor('spouse', family('spouse'))).toBe('spouseTaken')
  expect(roomFor('parent', family('parent', 'parent', 'parent'))).toBeNull()
  expect(roomFor('parent', family('parent', 'parent', 'parent', 'parent'))).toBe('parentsFull')
  const children = family(...Array.from({ length: 9 }, () => 'child' as const))
  expect(roomFor('child', children)).toBeNull()
  expect(roomFor('child', [...children, { relation: 'parent' }])).toBe('familyFull')
})
