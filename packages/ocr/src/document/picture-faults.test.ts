import { expect, test } from 'vitest'
import { invoiceCodeOf } from '../fields/qr-payload.ts'
import { fieldsFor } from './fields-of.ts'
import type { DocumentKind, PictureFault } from './outcome.ts'
import { faultsOf, withoutSureness } from './picture-faults.ts'
import { sheetOf } from './test-sheet.ts'

const receipt = [
  '北京市医疗门诊收费票据（电子）',
  '票据代码：11060122 | 票据号码：0123456789',
  '交款人：张晓明 | 开票日期：2023-05-06',
  '金额合计（大写）：壹佰贰拾叁元肆角伍分 | （小写）：123.45',
  '收款单位（章）：云溪市人民医院',
]
const another = receipt.map((row) =>
  row
    .replace('0123456789', '7788990011')
    .replace('壹佰贰拾叁元肆角伍分', '玖拾元整')
    .replace('123.45', '90.00'),
)

interface Shot {
  readonly qr?: readonly string[]
  readonly declaredKind?: DocumentKind
  readonly looksLike?: DocumentKind
  readonly turn?: 0 | 180
}

async function look(
  rows: readonly string[],
  { qr = [], declaredKind, looksLike = 'medicalReceipt', turn = 0 }: Shot = {},
) {
  const kind = declaredKind ?? looksLike
  const sheet = sheetOf(rows, qr[0] === undefined ? {} : { qr: qr[0] })
  const codes = qr.map(invoiceCodeOf).filter((code) => code !== null)
  const fields = await fieldsFor(kind, sheet)
  const faults = faultsOf({ sheet, codes, kind, seenKind: looksLike, turn, fields })
  const sure = Object.values(withoutSureness(fields, faults)).filter(({ isSure }) => isSure).length
  return { faults, sure }
}

test('one complete receipt has no fault and sure values', async () => {
  const { faults, sure } = await look(receipt)
  expect(faults).toEqual([])
  expect(sure).toBeGreaterThan(3)
})

const codeOf = (number: string) => `01,2,11060122,${number},a1b2c3,20230506`
test.each<[string, readonly string[], Shot, PictureFault]>([
  ['two receipts in one picture', [...receipt, ...another], {}, 'severalReceipts'],
  [
    'two codes beside one number that was read',
    receipt,
    { qr: [codeOf('0123456789'), codeOf('7788990011')] },
    'severalReceipts',
  ],
  ['a code that is another paper’s', receipt, { qr: [codeOf('5566778899')] }, 'codeContradicts'],
  [
    'a slip that the person calls a receipt',
    receipt,
    { declaredKind: 'medicalReceipt', looksLike: 'other' },
    'otherThanSaid',
  ],
])('%s: nothing of it is sure', async (_, rows, shot, fault) => {
  const { faults, sure } = await look(rows, shot)
  expect(faults).toContain(fault)
  expect(sure).toBe(0)
})

test('a number that is printed twice and misread once is still one receipt', async () => {
  const { faults } = await look([...receipt, '票据号码：012345678'])
  expect(faults).toEqual([])
})

test('the document decides which kind of receipt it is, rather than the member', async () => {
  const { faults } = await look(receipt, { declaredKind: 'vatInvoice', looksLike: 'medicalReceipt' })
  expect(faults).not.toContain('otherThanSaid')
})

test('reports half a receipt, and one that was turned', async () => {
  expect((await look(receipt.slice(0, 3))).faults).toEqual(['cutOff'])
  expect((await look(receipt, { turn: 180 })).faults).toEqual(['turned'])
})
