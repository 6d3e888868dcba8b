import { expect, test } from 'vitest'
import {
  birthOf,
  dependantFault,
  employmentFaults,
  isWithin,
  leaveFault,
  personFaults,
  type EnteredPerson,
} from './person.ts'

const today = '2026-11-19'
const number = '990100199808083351'

const person: EnteredPerson = {
  name: '江予安',
  gender: null,
  certificateKind: 'idCard',
  certificateNumber: number,
  phone: null,
  mail: null,
  birthday: null,
}
const faultsOf = (changes: Partial<EnteredPerson>) => personFaults({ ...person, ...changes }, today)
const passport = { certificateKind: 'passport', certificateNumber: 'E1234567', gender: 2 } as const

test('an identity card says gender and birthday; both may be repeated, and must agree', () => {
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ birthday: '1998-08-08', gender: 1 })).toEqual([])
  expect(faultsOf({ birthday: '1998-08-09' })).toEqual([
    { field: 'birthday', message: '出生日期与证件号码不一致' },
  ])
  expect(faultsOf({ gender: 2 })).toEqual([{ field: 'gender', message: '性别与证件号码不一致' }])
})

test('another certificate says neither: the gender is required, the birthday is not', () => {
  expect(faultsOf(passport)).toEqual([])
  expect(faultsOf({ ...passport, gender: null })).toEqual([{ field: 'gender', message: '请填写性别' }])
  expect(faultsOf({ ...passport, birthday: '1998-08-08' })).toEqual([])
})

test('each field has its own fault', () => {
  const wrong = {
    name: '',
    certificateNumber: '1',
    gender: 1,
    phone: '12345',
    mail: 'x',
    birthday: '2026-02-30',
  } as const
  expect(faultsOf(wrong)).toEqual([
    { field: 'name', message: '请输入姓名' },
    { field: 'certificateNumber', message: '证件号码应为18位，当前1位' },
    { field: 'phone', message: '手机号应为11位数字' },
    { field: 'mail', message: '邮箱格式不正确' },
    { field: 'birthday', message: '日期不存在，请核对' },
  ])
  expect(faultsOf({ phone: '13711110001', mail: 'jiang@xinghe.example' })).toEqual([])
})

test('nobody is born tomorrow, or in another age', () => {
  expect(faultsOf({ ...passport, birthday: today })).toEqual([])
  expect(faultsOf({ ...passport, birthday: '2026-11-20' })).toEqual([
    { field: 'birthday', message: '出生日期晚于今天，请核对' },
  ])
  expect(faultsOf({ ...passport, birthday: '1900-01-01' })).toEqual([])
  expect(faultsOf({ ...passport, birthday: '1899-12-31' })).toEqual([
    { field: 'birthday', message: '日期太早，请核对' },
  ])
  expect(personFaults(person, '1998-08-08')).toEqual([])
  expect(personFaults(person, '1998-08-07')).toEqual([
    { field: 'birthday', message: '出生日期晚于今天，请核对证件号码' },
  ])
})

const days = (hiredOn: string, leftOn: string | null = null, birthday: string | null = null) =>
  employmentFaults({ hiredOn, leftOn, birthday }, today)

test('a first day exists, comes after the birth, and lies at most a year ahead', () => {
  expect(days('2026-11-19')).toEqual([])
  expect(days('2026-02-30')).toEqual([{ field: 'hiredOn', message: '日期不存在，请核对' }])
  expect(days('2027-11-20')).toEqual([])
  expect(days('2027-11-21')).toEqual([{ field: 'hiredOn', message: '入职日期最多可提前一年登记' }])
  expect(days('1998-08-09', null, '1998-08-08')).toEqual([])
  expect(days('1998-08-08', null, '1998-08-08')).toEqual([
    { field: 'hiredOn', message: '入职日期早于出生日期' },
  ])
})

test('whoever leaves was employed for a day', () => {
  expect(days('2026-11-01', '2026-11-02')).toEqual([])
  expect(days('2026-11-01', '2026-11-01')).toEqual([{ field: 'leftOn', message: '离职日期应晚于入职日期' }])
  expect(leaveFault('2026-02-30', '2026-01-01', today)).toBe('日期不存在，请核对')
  expect(leaveFault('2027-11-20', '2026-01-01', today)).toBeNull()
  expect(leaveFault('2027-11-21', '2026-01-01', today)).toBe('离职日期最多可提前一年登记')
})

test('the last day is the day before the first day without', () => {
  expect(isWithin('2026-11-01', '2026-11-05', '2026-10-31')).toBe(false)
  expect(isWithin('2026-11-01', '2026-11-05', '2026-11-01')).toBe(true)
  expect(isWithin('2026-11-01', '2026-11-05', '2026-11-04')).toBe(true)
  expect(isWithin('2026-11-01', '2026-11-05', '2026-11-05')).toBe(false)
  expect(isWithin('2026-11-01', null, '2030-01-01')).toBe(true)
})

test('a dependant begins between birth and a year ahead, and is removed no earlier', () => {
  const faultFrom = (from: string, until: string | null = null) =>
    dependantFault({ from, until, birthday: birthOf(person) }, today)?.field ?? null
  expect(birthOf(person)).toBe('1998-08-08')
  expect(['1998-08-08', today, '2027-11-20'].map((from) => faultFrom(from))).toEqual([null, null, null])
  for (const from of ['1998-08-07', '1800-01-01', '2026-02-30', '2027-11-21'])
    expect(faultFrom(from)).toBe('from')
  expect(['2026-01-01', '2026-01-02', '2040-01-01'].map((until) => faultFrom('2026-01-01', until))).toEqual([
    null,
    null,
    null,
  ])
  for (const until of ['2025-12-31', '2026-02-30']) expect(faultFrom('2026-01-01', until)).toBe('until')
})
