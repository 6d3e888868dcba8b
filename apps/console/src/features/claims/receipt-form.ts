import type { Input } from '@yf/contract/call'
import type { ClaimMaterial } from '@yf/contract/claim-shapes'
import type { claimsAdminCalls, WorkReceipt } from '@yf/contract/claims-admin'
import { isDay } from '@yf/domain/dates'
import { toYuanText } from '@yf/domain/money'
import { parseYuan } from '@yf/domain/parse-yuan'

/** A receipt as text of the form fields; amounts in yuan. */
export interface ReceiptText {
  readonly invoiceCode: string
  readonly invoiceNumber: string
  readonly day: string
  /** Empty: derived from the member's declaration. */
  readonly visitDay: string
  readonly billed: string
  readonly social: string
  readonly ownExpense: string
  readonly payer: string
  readonly hospital: string
  readonly excluded: string
  readonly excludedReason: string
}
export type FieldName = keyof ReceiptText
type Faults = Partial<Record<FieldName, string>>

/** Labels, and the reader's name of the same field. */
export const receiptFields: readonly {
  readonly name: FieldName
  readonly label: string
  readonly readName: string
}[] = [
  { name: 'invoiceCode', label: '发票代码', readName: 'invoiceCode' },
  { name: 'invoiceNumber', label: '发票号码', readName: 'invoiceNumber' },
  { name: 'day', label: '开票日期', readName: 'day' },
  { name: 'visitDay', label: '就诊日期（票面）', readName: 'visitDay' },
  { name: 'billed', label: '收费金额（元）', readName: 'billedFen' },
  { name: 'social', label: '社保统筹支付（元）', readName: 'socialFen' },
  { name: 'ownExpense', label: '个人自费（元）', readName: 'ownExpenseFen' },
  { name: 'payer', label: '交款人', readName: 'payer' },
  { name: 'hospital', label: '医院', readName: 'hospital' },
]

/** The label printed above the total depends on the document: only a tax invoice adds the tax to it. */
export const labelOf = (
  { name, label }: (typeof receiptFields)[number],
  documentKind: ClaimMaterial['paper'],
): string => (name === 'billed' && documentKind === 'vatInvoice' ? '价税合计（元）' : label)

/** 1234.50, as staff type it; empty where nothing is known. */
export const amountText = (fen: number | null): string => (fen === null ? '' : toYuanText(fen))

export const textOf = (receipt: WorkReceipt | null): ReceiptText => ({
  invoiceCode: receipt?.invoiceCode ?? '',
  invoiceNumber: receipt?.invoiceNumber ?? '',
  day: receipt?.day ?? '',
  visitDay: receipt?.visitDay ?? '',
  billed: amountText(receipt?.billedFen ?? null),
  social: amountText(receipt?.socialFen ?? 0),
  ownExpense: amountText(receipt?.ownExpenseFen ?? 0),
  payer: receipt?.payer ?? '',
  hospital: receipt?.hospital ?? '',
  excluded: amountText(receipt?.excludedFen ?? 0),
  excludedReason: receipt?.excludedReason ?? '',
})

/** The text read from a picture whose receipt is not entered yet: the initial values of the form. */
export function textOfReading(fields: ClaimMaterial['fields']): ReceiptText {
  const read = (name: string) => fields.find((field) => field.name === name)?.value ?? ''
  const amount = (name: string) => (read(name) === '' ? amountText(null) : amountText(Number(read(name))))
  return {
    ...textOf(null),
    invoiceCode: read('invoiceCode'),
    invoiceNumber: read('invoiceNumber'),
    day: read('day'),
    visitDay: read('visitDay'),
    billed: amount('billedFen'),
    social: amount('socialFen') || amountText(0),
    ownExpense: amount('ownExpenseFen') || amountText(0),
    payer: read('payer'),
    hospital: read('hospital'),
  }
}

/** An empty field counts as zero. */
const fenOf = (text: string): number | null => (text.trim() === '' ? 0 : parseYuan(text))

/** 2026-11-07 in any notation: 20261107, 2026/11/7, 2026年11月7日. */
export function dayOf(text: string): string {
  const parts = /^(\d{4})\D?(\d{1,2})\D?(\d{1,2})\D?$/.exec(text.trim())
  if (!parts) return text.trim()
  const [, year = '', month = '', day = ''] = parts
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

const notAnAmount = '请填写金额，例如 128.50'

export function faultsOf(text: ReceiptText): Faults {
  const faults: Faults = {}
  const billed = fenOf(text.billed)
  const social = fenOf(text.social)
  const ownExpense = fenOf(text.ownExpense)
  const excluded = fenOf(text.excluded)
  if (!/^[0-9A-Za-z]{0,24}$/.test(text.invoiceCode.trim())) faults.invoiceCode = '只能是字母和数字'
  if (!/^[0-9A-Za-z]{1,24}$/.test(text.invoiceNumber.trim())) faults.invoiceNumber = '请填写字母和数字'
  if (!isDay(dayOf(text.day))) faults.day = '请填写日期，例如 2026-11-07'
  if (text.visitDay.trim() !== '' && !isDay(dayOf(text.visitDay)))
    faults.visitDay = '请填写日期，例如 2026-11-07，票面没有请留空'
  if (billed === null || billed === 0) faults.billed = notAnAmount
  if (social === null) faults.social = notAnAmount
  if (ownExpense === null) faults.ownExpense = notAnAmount
  else if (billed && ownExpense > billed - (social ?? 0)) faults.ownExpense = '自费超过了统筹支付后的金额'
  if (excluded === null) faults.excluded = notAnAmount
  if (billed && (social ?? 0) + (excluded ?? 0) > billed) faults.excluded = '统筹与剔除之和超过了合计金额'
  if (excluded && text.excludedReason.trim() === '') faults.excludedReason = '请说明剔除的原因，会员会看到'
  return faults
}

const orNull = (text: string): string | null => text.trim() || null

/** Only for text without errors. */
export function correctionOf(
  text: ReceiptText,
): Omit<Input<typeof claimsAdminCalls.correct>, 'caseId' | 'receiptId' | 'materialId'> {
  const excludedFen = fenOf(text.excluded) ?? 0
  return {
    invoiceCode: text.invoiceCode.trim(),
    invoiceNumber: orNull(text.invoiceNumber),
    day: orNull(dayOf(text.day)),
    visitDay: orNull(dayOf(text.visitDay)),
    billedFen: fenOf(text.billed),
    socialFen: fenOf(text.social) ?? 0,
    ownExpenseFen: fenOf(text.ownExpense) ?? 0,
    payer: orNull(text.payer),
    hospital: orNull(text.hospital),
    excludedFen,
    excludedReason: excludedFen > 0 ? orNull(text.excludedReason) : null,
  }
}

export const isChanged = (text: ReceiptText, before: ReceiptText): boolean =>
  (Object.keys(before) as FieldName[]).some((name) => text[name].trim() !== before[name].trim())
