import { expect, test } from 'vitest'
import type { PictureFault, ReadDocument } from '@yf/ocr/document/outcome'
import { verdictOf } from './verdict.ts'

const line = { text: '医疗收费票据', confidence: 1, region: [] as never }
const number = { value: '0123456789', confidence: 1, isSure: true, region: null, source: 'text' } as const
const read = (kind: ReadDocument['kind'], ...faults: PictureFault[]): ReadDocument => ({
  outcome: 'read',
  kind,
  kindConfidence: 1,
  fields: { number },
  faults,
  lines: [line],
  qrCodes: [],
  turn: 0,
  width: 100,
  height: 100,
})
const declaredKind = { is_kind_given: true }
const found = { is_kind_given: false }

test.each<[string, PictureFault, RegExp]>([
  ['two in one picture', 'severalReceipts', /每张单独拍成一张/],
  ['a slip of a shop', 'shopSlip', /购物小票.*医院开具/],
  ['a payment', 'paymentBill', /付款记录.*医院开具/],
  ['a chat', 'chat', /聊天截图/],
])('%s is no receipt, and a new picture is requested', (_, fault, pattern) => {
  const { state, failure } = verdictOf(
    read('medicalReceipt', 'otherThanSaid', fault),
    declaredKind,
    'receipt',
  )
  expect(state).toBe('unreadable')
  expect(failure).toMatch(pattern)
})

test('half a receipt is read, and its missing fields are requested', () => {
  expect(verdictOf(read('medicalReceipt', 'cutOff'), found, 'receipt')).toEqual({
    state: 'read',
    failure: expect.stringContaining('四角入镜') as unknown,
  })
})

test('a rotated picture is treated like any other', () => {
  expect(verdictOf(read('medicalReceipt', 'turned'), found, 'receipt')).toEqual({
    state: 'read',
    failure: null,
  })
})

test('a payment record among other documents is reported, and keeps its kind', () => {
  const { state, failure } = verdictOf(read('other', 'paymentBill'), found, 'other')
  expect([state, failure]).toEqual(['read', expect.stringContaining('付款记录')])
})

test('reports the detected kind if the person declares another', () => {
  expect(verdictOf(read('feeList'), declaredKind, 'medicalRecord').failure).toContain('看起来像「费用清单」')
})
