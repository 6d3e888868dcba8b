import { billSum } from '@yf/domain/bill'
import { fromYuan } from '@yf/domain/money'

export interface LineForm {
  readonly key: number
  readonly name: string
  readonly quantity: number | null
  /** In yuan, as staff type it. */
  readonly yuan: number | null
}

export interface BillForm {
  readonly title: string
  readonly payerName: string
  readonly phone: string
  readonly validDays: number | null
  readonly lines: readonly LineForm[]
}

export const emptyLine = (key: number): LineForm => ({ key, name: '', quantity: 1, yuan: null })

export const emptyBill: BillForm = {
  title: '',
  payerName: '',
  phone: '',
  validDays: 7,
  lines: [emptyLine(0)],
}

const wholePhone = /^1[3-9]\d{9}$/

export const linesOf = ({ lines }: BillForm) =>
  lines.map(({ name, quantity, yuan }) => ({
    name: name.trim(),
    quantity: quantity ?? 0,
    unitFen: fromYuan(yuan ?? 0),
  }))

export const sumOf = (form: BillForm): number => billSum(linesOf(form))

/** The first missing field, or null if the bill can be sent. */
export function missingOf(form: BillForm): string | null {
  if (form.title.trim() === '') return '请填写账单名称'
  if (form.payerName.trim() === '') return '请填写付款人'
  if (!wholePhone.test(form.phone)) return '请填写完整的手机号'
  if (!form.validDays) return '请填写有效天数'
  const isWhole = linesOf(form).every(({ name, quantity, unitFen }) => name && quantity > 0 && unitFen > 0)
  return isWhole && form.lines.length > 0 ? null : '请填写每一项的名称、数量与单价'
}
