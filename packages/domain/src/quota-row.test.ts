import { expect, test } from 'vitest'
import { quotaKey, readQuota, typedDay, type TypedQuota } from './quota-row.ts'

const today = '2026-06-01'
const good: TypedQuota = {
  phone: '13800000001',
  familyName: '',
  benefit: '年度体检',
  supplierCode: 'fengshi',
  amount: '2',
  unit: '次',
  startDay: '2026/1/5',
  endDay: '2026-12-31',
}
const money = { ...good, supplierCode: 'drug', unit: '元' }
const faultsOf = (change: Partial<TypedQuota>) => {
  const read = readQuota({ ...good, ...change }, today)
  return read.kind === 'faulty' ? read.faults : []
}

test('reads a row', () => {
  expect(readQuota(good, today)).toEqual({
    kind: 'read',
    quota: {
      phone: '13800000001',
      familyName: null,
      benefit: '年度体检',
      supplierCode: 'FENGSHI',
      unit: 'times',
      amount: 2,
      startDay: '2026-01-05',
      endDay: '2026-12-31',
    },
  })
  expect(readQuota({ ...money, amount: '1,200.50' }, today)).toMatchObject({
    quota: { unit: 'fen', amount: 120_050 },
  })
})

test.each([
  [{ phone: '1380000' }, '手机号应为 11 位'],
  [{ benefit: ' ' }, '请填写权益名称'],
  [{ supplierCode: 'XX' }, '不认识服务商“XX”'],
  [{ unit: '个' }, '单位应为“次”或“元”'],
  [{ amount: '0' }, '次数应为 1 到 999 的整数'],
  [{ amount: '1.5' }, '次数应为 1 到 999 的整数'],
  [{ amount: '1000' }, '次数应为 1 到 999 的整数'],
  [{ ...money, amount: '0' }, '金额应大于 0，最多十万元，两位小数'],
  [{ ...money, amount: 'x' }, '金额应大于 0，最多十万元，两位小数'],
  [{ supplierCode: ' XX ', phone: '13800000001' }, '不认识服务商“XX”'],
  [{ ...money, amount: '100000.01' }, '金额应大于 0，最多十万元，两位小数'],
  [{ startDay: '2026-02-30' }, '开始日期应写成 2026-01-31'],
  [{ endDay: '' }, '结束日期应写成 2026-12-31'],
  [{ endDay: '2025-12-31', startDay: '2026-01-01' }, '结束日期早于开始日期'],
  [{ endDay: '2026-05-31' }, '结束日期已经过去'],
  [{ startDay: '2026-01-01', endDay: '2029-01-04' }, '有效期最长三年'],
])('reports %j as a fault', (change, fault) => {
  expect(faultsOf(change)).toEqual([fault])
})

test.each([
  [{ amount: '999' }],
  [{ ...money, amount: '0.01' }],
  [{ ...money, amount: '100000' }],
  [{ startDay: today, endDay: today }],
  [{ endDay: today }],
  [{ startDay: '2026-01-01', endDay: '2029-01-03' }],
])('%j is the last valid value', (change) => {
  expect(faultsOf(change)).toEqual([])
})

test.each([
  ...['EAP', 'EAP_VIDEO', 'fengshi_high_exam', 'JINLI', 'FUYA', 'SLEEP_CARE', 'OFFLINE_TCM'].map(
    (code) => [code, '次', '元'] as const,
  ),
  ...['EXAM_MONEY', 'drug', 'YF_DRUG'].map((code) => [code, '元', '次'] as const),
])('packages of %s count in %s, not in %s', (supplierCode, right, wrong) => {
  const code = supplierCode.toUpperCase()
  expect(faultsOf({ supplierCode, unit: right })).toEqual([])
  expect(faultsOf({ supplierCode, unit: wrong })).toEqual([
    `服务商“${code}”的权益以“${right}”计，单位应为“${right}”`,
  ])
})

test('ignores surrounding spaces', () => {
  const spaced = Object.fromEntries(Object.entries(good).map(([name, text]) => [name, ` ${text} `]))
  expect(readQuota(spaced as unknown as TypedQuota, today)).toEqual(readQuota(good, today))
})

test('reports all faults at once', () => {
  expect(faultsOf({ phone: '', amount: 'x', endDay: 'x' })).toHaveLength(3)
})

test('accepts days in the forms that people type', () => {
  expect(['2026年3月1日', '2026.3.1', ' 2026-03-01 '].map(typedDay)).toEqual(Array(3).fill('2026-03-01'))
  const wrong = ['46000', '2026-13-01', '3/1/2026', '12026-03-01', '2026-03-01 10:00']
  expect(wrong.map(typedDay)).toEqual(wrong.map(() => null))
})

test('a copied line has the key of its original', () => {
  const keyOf = (change: Partial<TypedQuota>) => {
    const read = readQuota({ ...good, ...change }, today)
    return read.kind === 'read' ? quotaKey(read.quota) : ''
  }
  expect(keyOf({ amount: '5', startDay: '2026-01-05' })).toBe(keyOf({}))
  expect(keyOf({ familyName: '陈默' })).not.toBe(keyOf({}))
})
