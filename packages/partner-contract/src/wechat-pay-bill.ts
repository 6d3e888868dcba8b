import { toYuanText } from '@yf/domain/money'
import { parseYuan } from '@yf/domain/parse-yuan'
/**
 * WeChat Pay's daily trade bill: a head line, a line per payment or refund whose values begin with a backtick, then a
 * head and a line of totals. Amounts are yuan with two decimals.
 */
export interface BillLine {
  readonly outTradeNo: string
  readonly transactionId: string
  readonly state: 'SUCCESS' | 'REFUND'
  /** For a payment. */
  readonly paidFen: number
  /** Both only for a refund. */
  readonly outRefundNo: string
  readonly refundFen: number
}

const columns = [
  '交易时间',
  '公众账号ID',
  '商户号',
  '微信订单号',
  '商户订单号',
  '交易类型',
  '交易状态',
  '应结订单金额',
  '微信退款单号',
  '商户退款单号',
  '退款金额',
  '退款状态',
  '商品名称',
] as const
type BillColumn = (typeof columns)[number]

const totalsHead = '总交易单数'
const fenOf = (text: string) => (/^\d+\.\d{2}$/.test(text) ? (parseYuan(text) ?? Number.NaN) : Number.NaN)

export interface FullBillLine extends BillLine {
  readonly at: string
  readonly appId: string
  readonly merchantId: string
  readonly refundId: string
  readonly description: string
}

export function writeBill(lines: readonly FullBillLine[]): string {
  const rows = lines.map((line) => {
    const values: Readonly<Record<BillColumn, string>> = {
      交易时间: line.at,
      公众账号ID: line.appId,
      商户号: line.merchantId,
      微信订单号: line.transactionId,
      商户订单号: line.outTradeNo,
      交易类型: 'JSAPI',
      交易状态: line.state,
      应结订单金额: toYuanText(line.paidFen),
      微信退款单号: line.refundId,
      商户退款单号: line.outRefundNo,
      退款金额: toYuanText(line.refundFen),
      退款状态: line.state === 'REFUND' ? 'SUCCESS' : '',
      商品名称: line.description.replaceAll(',', '，'),
    }
    return columns.map((column) => `\`${values[column]}`).join(',')
  })
  return [columns.join(','), ...rows, totalsHead, `\`${lines.length}`, ''].join('\r\n')
}

/**
 * Null where it is no such bill, or a line lacks a required value: half a bill would show differences that do not
 * exist.
 */
export function readBill(text: string): BillLine[] | null {
  const [head = '', ...rows] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const names = head.split(',')
  const end = rows.findIndex((row) => row.startsWith(totalsHead))
  if (end < 0 || !names.includes('商户订单号')) return null
  const lines = rows.slice(0, end).map((row) => {
    const values = row.split(',').map((value) => value.replace(/^`/, '').trim())
    return lineOf((column) => values[names.indexOf(column)] ?? '')
  })
  return lines.every((line) => line !== null) ? lines : null
}

function lineOf(value: (column: BillColumn) => string): BillLine | null {
  const state = value('交易状态')
  const line = {
    outTradeNo: value('商户订单号'),
    transactionId: value('微信订单号'),
    paidFen: fenOf(value('应结订单金额')),
    outRefundNo: value('商户退款单号'),
    refundFen: fenOf(value('退款金额')),
  }
  const isWhole =
    line.outTradeNo !== '' && Number.isSafeInteger(line.paidFen) && Number.isSafeInteger(line.refundFen)
  return isWhole && (state === 'SUCCESS' || state === 'REFUND') ? { ...line, state } : null
}
