import type { ClaimReceipt, ReadField, ReceiptFields } from '@yf/contract/claim-shapes'
import { toYuanText } from '@yf/domain/money'
import { parseYuan } from '@yf/domain/parse-yuan'

/** A receipt in the form: amounts in yuan, as members type them. */
export interface ReceiptForm {
  readonly invoiceCode: string
  readonly invoiceNumber: string
  readonly day: string
  readonly billed: string
  readonly social: string
  readonly ownExpense: string
  readonly payer: string
  readonly hospital: string
}

export type ReceiptFaults = Partial<Record<keyof ReceiptForm, string>>

/** 1234.5 → 1234.50, without characters that an amount keyboard lacks; empty where nothing is known. */
const amountText = (fen: number | null): string => (fen === null ? '' : toYuanText(fen))

export const receiptForm = (receipt: ReceiptFields | null): ReceiptForm => ({
  invoiceCode: receipt?.invoiceCode ?? '',
  invoiceNumber: receipt?.invoiceNumber ?? '',
  day: receipt?.day ?? '',
  billed: amountText(receipt?.billedFen ?? null),
  social: receipt?.socialFen ? amountText(receipt.socialFen) : '',
  ownExpense: receipt?.ownExpenseFen ? amountText(receipt.ownExpenseFen) : '',
  payer: receipt?.payer ?? '',
  hospital: receipt?.hospital ?? '',
})

/** Empty means zero; null if it is no amount. */
const optional = (text: string): number | null => (text === '' ? 0 : parseYuan(text))

const isInvoicePart = (text: string) => /^[0-9A-Za-z]{0,24}$/.test(text)

export function receiptFaults(form: ReceiptForm, today: string): ReceiptFaults {
  const faults: ReceiptFaults = {}
  const billed = parseYuan(form.billed)
  const social = optional(form.social)
  const ownExpense = optional(form.ownExpense)
  if (!isInvoicePart(form.invoiceCode)) faults.invoiceCode = '发票代码只有数字和字母'
  if (form.invoiceNumber === '') faults.invoiceNumber = '请填写发票号码'
  else if (!isInvoicePart(form.invoiceNumber)) faults.invoiceNumber = '发票号码只有数字和字母'
  if (form.day === '') faults.day = '请选择开票日期'
  else if (form.day > today) faults.day = '开票日期不能晚于今天'
  if (form.billed === '') faults.billed = '请填写发票金额'
  else if (!billed) faults.billed = '请填写正确的金额，例如 128.50'
  if (social === null) faults.social = '请填写正确的金额，没有请留空'
  else if (billed && social > billed) faults.social = '社保已付不能超过发票金额'
  if (ownExpense === null) faults.ownExpense = '请填写正确的金额，没有请留空'
  else if (billed && ownExpense > billed - (social ?? 0))
    faults.ownExpense = '个人自费不能超过社保支付后的金额'
  if (form.payer.trim() === '') faults.payer = '请填写发票上的姓名'
  if (form.hospital.trim() === '') faults.hospital = '请填写医院名称'
  return faults
}

const text = (value: string) => value.trim() || null

export const receiptFields = (form: ReceiptForm): ReceiptFields => ({
  invoiceCode: form.invoiceCode,
  invoiceNumber: text(form.invoiceNumber),
  day: text(form.day),
  billedFen: parseYuan(form.billed),
  socialFen: optional(form.social) ?? 0,
  ownExpenseFen: optional(form.ownExpense) ?? 0,
  payer: text(form.payer),
  hospital: text(form.hospital),
})

/** The recognised values; null if unknown. */
export const formAsRead = (receipt: ClaimReceipt | null): ReceiptForm | null =>
  receipt && receipt.asRead === undefined ? null : receiptForm(receipt?.asRead ?? null)

/** Labels a value that the member changed or filled in. */
export function editedText(
  name: keyof ReceiptForm,
  form: ReceiptForm,
  read: ReceiptForm | null,
): string | null {
  if (!read || form[name].trim() === read[name]) return null
  return read[name] === '' ? '由您填写，将由人工核对' : '您已修改，将由人工核对'
}

/** Maps the doubtful fields of a receipt to the names of the form. */
const formNames: Readonly<Record<string, keyof ReceiptForm>> = {
  invoiceCode: 'invoiceCode',
  invoiceNumber: 'invoiceNumber',
  day: 'day',
  billedFen: 'billed',
  socialFen: 'social',
  ownExpenseFen: 'ownExpense',
  payer: 'payer',
  hospital: 'hospital',
}

export const doubtfulFields = (receipt: Pick<ClaimReceipt, 'doubtful'> | null): (keyof ReceiptForm)[] =>
  (receipt?.doubtful ?? []).flatMap((name) => formNames[name] ?? [])

export const readNames: Readonly<Partial<Record<keyof ReceiptForm, string>>> = {
  invoiceCode: 'invoiceCode',
  invoiceNumber: 'invoiceNumber',
  day: 'day',
  billed: 'billedFen',
  social: 'socialFen',
  ownExpense: 'ownExpenseFen',
  payer: 'payer',
  hospital: 'hospital',
}

/** Short names, for marks beside a field. */
export const fieldNames: Readonly<Record<keyof ReceiptForm, string>> = {
  invoiceCode: '代码',
  invoiceNumber: '号码',
  day: '日期',
  billed: '金额',
  social: '社保支付',
  ownExpense: '个人自费',
  payer: '姓名',
  hospital: '医院',
}

const besides = new Set<string>(['selfPaidFen', 'pooledFen', 'accountFen'])

/** Other printed amounts that make up the total: read-only information. */
export const printedBesides = (fields: readonly ReadField[]): ReadField[] =>
  fields.filter(({ name }) => besides.has(name))
