import type { FamilyMember } from '@yf/contract/family'
import { checkCharacter } from '@yf/domain/certificate'
import { genders } from '@yf/domain/gender'
import { expect, test } from 'vitest'
import { additionOf, changeOf, emptyForm, factsOf, faultsOf, formOf, type MemberForm } from './member-form.ts'

const body = '99010020160601024'
const number = body + checkCharacter(body)
const today = '2026-11-15'
const whole: MemberForm = { ...emptyForm, relation: 'child', name: ' 周小雨 ', number }
const existing = {
  id: 'f1',
  name: '周小雨',
  relation: 'child',
  gender: 2,
  birth: '2016-06-01',
  certificateType: 'idCard',
  certificateNumber: '990***********0241',
} as FamilyMember

test('an empty form reports missing fields one by one', () => {
  expect(faultsOf(emptyForm, null, today)).toEqual({
    relation: '请选择与本人关系',
    name: '请输入姓名',
    number: '请输入证件号码',
    birth: '请选择出生日期',
    gender: '请选择性别',
  })
})

test('an ID card fills in birth date and gender and hides both fields', () => {
  expect(faultsOf(whole, null, today)).toEqual({})
  expect(factsOf(whole, null)).toEqual({ birth: '2016-06-01', gender: 2 })
  expect(additionOf(whole)).toEqual({
    name: '周小雨',
    relation: 'child',
    certificateType: 'idCard',
    certificateNumber: number,
    birth: '2016-06-01',
    gender: 2,
  })
})

test('reports a future birth date at the ID number', () => {
  expect(faultsOf(whole, null, '2016-05-31')).toEqual({ number: '出生日期不能晚于今天' })
})

test('a passport requires birth date and gender', () => {
  const passport: MemberForm = { ...whole, kind: 'passport', number: 'E12345678' }
  expect(faultsOf(passport, null, today)).toEqual({ birth: '请选择出生日期', gender: '请选择性别' })
  const filled = { ...passport, birth: '2016-06-02', gender: genders.male }
  expect(faultsOf(filled, null, today)).toEqual({})
  expect(additionOf(filled)).toMatchObject({ birth: '2016-06-02', gender: 1 })
})

test('a phone is omitted or sent with its code', () => {
  expect(additionOf(whole)).not.toHaveProperty('mobile')
  expect(faultsOf({ ...whole, mobile: '139' }, null, today)).toEqual({
    mobile: '请输入11位手机号',
    code: '请输入6位验证码',
  })
  const proven = { ...whole, mobile: '13911112222', code: '123456' }
  expect(additionOf(proven)).toMatchObject({ mobile: '13911112222', code: '123456' })
})

test('an unchanged certificate number stays and its masked form is never sent', () => {
  const form = { ...formOf(existing), name: '周晓雨' }
  expect(form.number).toBe('')
  expect(faultsOf(form, existing, today)).toEqual({})
  expect(changeOf(form, existing)).toEqual({
    id: 'f1',
    name: '周晓雨',
    relation: 'child',
    birth: '2016-06-01',
    gender: 2,
  })
})

test('another kind of certificate requires its number', () => {
  const form: MemberForm = { ...formOf(existing), kind: 'passport' }
  expect(faultsOf(form, existing, today)).toEqual({ number: '请输入证件号码' })
  expect(changeOf({ ...form, number: 'E12345678' }, existing)).toMatchObject({
    certificateType: 'passport',
    certificateNumber: 'E12345678',
  })
})
