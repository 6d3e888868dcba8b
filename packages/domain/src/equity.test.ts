import { describe, expect, test } from 'vitest'
import {
  amountText,
  atMoment,
  isPolicyUseful,
  isWelfareUseful,
  leftText,
  ofMember,
  packageStatus,
  visibleDoctorEquity,
  supplierOf,
  usedText,
} from './equity.ts'
import { packageButton } from './package-button.ts'

const today = '2026-11-15'

describe('a policy', () => {
  test.each([
    [1, '2027-01-01', false],
    [2, '2027-01-01', true],
    [3, '2027-01-01', true],
    [4, '2027-01-01', false],
    [2, '2026-11-15', true],
    [3, '2026-11-14', false],
  ] as const)('of status %i that ends on %s: useful is %s', (status, endDt, useful) => {
    expect(isPolicyUseful({ status, endDt }, today)).toBe(useful)
  })
})

test('welfare is useful up to and including its last day', () => {
  expect(isWelfareUseful({ endDt: '2026-11-15' }, today)).toBe(true)
  expect(isWelfareUseful({ endDt: '2026-11-14' }, today)).toBe(false)
})

describe('a package', () => {
  const now = '2026-11-15 10:00:00'

  test.each([
    [0, '2026-11-15 10:00:01', 1],
    [1, '2026-11-15 10:00:00', 1],
    [2, '2027-01-01 00:00:00', 2],
    [1, '2026-11-15 09:59:59', 3],
    [2, '2026-11-15 09:59:59', 3],
  ] as const)('stored as %i that ends at %s shows as %i', (status, endTime, displayed) => {
    expect(packageStatus({ status, endTime }, now)).toBe(displayed)
    expect(atMoment({ status, endTime, name: '咨询' }, now)).toEqual({
      status: displayed,
      endTime,
      name: '咨询',
    })
  })

  test('any code that contains EAP is counselling, the others match by their whole name', () => {
    expect(supplierOf('YF_EAP_2026')).toBe('EAP')
    expect(supplierOf('OFFLINE_DENTAL')).toBe('OFFLINE')
    for (const code of ['FUYA', 'JINLI', 'JINGHE', 'FENGSHI']) expect(supplierOf(code)).toBe(code)
    for (const code of ['OTHER', '', 'FUYA2', 'OFFLINE', 'XOFFLINE_A']) expect(supplierOf(code)).toBeNull()
  })

  test.each([
    ['YF_DRUG_2026', 'DRUG'],
    ['YF_SLEEP_21', 'SLEEP'],
    ['YF_EXAM_MONEY', 'EXAM'],
    ['FENGSHI_HIGH_EXAM', 'HIGH_EXAM'],
  ])('recognises the code %s as %s, whatever surrounds it', (code, supplier) => {
    expect(supplierOf(code)).toBe(supplier)
  })

  test('describes a right in uses or in money: left, used, total', () => {
    expect([amountText('times', 3), amountText('fen', 12_345)]).toEqual(['3 次', '¥123.45'])
    const times = { unit: 'times', total: 6, used: 2 } as const
    expect([leftText(times), usedText(times)]).toEqual(['剩余 4 次，共 6 次', '已用 2 次，共 6 次'])
    const money = { unit: 'fen', total: 60_000, used: 20_000 } as const
    expect([leftText(money), usedText(money)]).toEqual([
      '剩余 ¥400.00，共 ¥600.00',
      '已用 ¥200.00，共 ¥600.00',
    ])
  })

  test.each([
    ['XDRUG', '去购药', '/RxRecords'],
    ['XSLEEP', '去体验', '/somnus'],
    ['EXAM_MONEY', '去报销', '/expense'],
    ['FUYA', '去使用', null],
    ['JINGHE', '去使用', null],
    ['FENGSHI', '去预约', null],
    ['OFFLINE_TCM', '去预约', '/appointmentRecords?tab=services'],
    ['FENGSHI_HIGH_EXAM', '去预约', '/highEndPhysicalExamination/highExamInfo'],
    ['OTHER', '去使用', null],
  ])('the button of %s says %s', (packageSupplierCode, text, path) => {
    expect(packageButton({ packageSupplierCode, status: 1 })).toEqual({ text, path, enabled: true })
  })

  test("the button names the supplier's offer while the package can be used", () => {
    expect(packageButton({ packageSupplierCode: 'XEAP', status: 1 })).toEqual({
      text: '去预约',
      path: '/eap',
      enabled: true,
    })
    expect(packageButton({ packageSupplierCode: 'JINLI', status: 0 })).toEqual({
      text: '去咨询',
      path: '/hospital',
      enabled: true,
    })
    expect(packageButton({ packageSupplierCode: 'OTHER', status: 1 }).text).toBe('去使用')
  })

  test('the button says why a package cannot be used', () => {
    expect(packageButton({ packageSupplierCode: 'JINLI', status: 2 })).toMatchObject({
      text: '已用完',
      enabled: false,
    })
    expect(packageButton({ packageSupplierCode: 'EAP', status: 3 })).toMatchObject({
      text: '已过期',
      path: null,
    })
  })
})

test('showEquity 0 empties the doctor list and 1 leaves it', () => {
  expect(visibleDoctorEquity(0, ['问诊'])).toEqual([])
  expect(visibleDoctorEquity(1, ['问诊'])).toEqual(['问诊'])
})

test('a list is filtered by the chosen person, and the member has no family id', () => {
  const list = [
    { id: 'a', userFamilyId: null },
    { id: 'b', userFamilyId: 'child' },
  ]
  expect(ofMember(list, { id: 'me', relation: 'self' })).toEqual([list[0]])
  expect(ofMember(list, { id: 'child', relation: 'child' })).toEqual([list[1]])
})
