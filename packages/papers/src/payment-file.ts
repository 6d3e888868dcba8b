import { toYuanText } from '@yf/domain/money'
import { missingInGbk, toGbk } from './gbk.ts'

/** One transfer ordered from a bank. */
export interface PaymentInstruction {
  readonly instructionId: string
  readonly payeeName: string
  readonly cardNo: string
  readonly bank: string
  readonly amountFen: number
  readonly remark: string
}

export interface PaymentBatch {
  readonly batchNo: string
  /** YYYY-MM-DD */
  readonly day: string
  readonly instructions: readonly PaymentInstruction[]
}

export type PaymentFile =
  | {
      readonly kind: 'file'
      readonly name: string
      readonly bytes: Uint8Array
      readonly count: number
      readonly totalFen: number
    }
  /** Nothing is written: half a batch, or a name with a gap, would be worse than none. */
  | { readonly kind: 'faulty'; readonly faults: readonly PaymentFault[] }

export interface PaymentFault {
  readonly instructionId: string
  readonly fault: 'sameIdTwice' | 'amount' | 'card' | 'name' | 'text' | 'character'
  readonly detail: string
}

const mostFen = 1_000_000_000_00
/** Control characters break rows; a leading = + - @ is a formula in spreadsheet programs. */
const isUnsafe = (text: string) => /[\p{Cc}\p{Cf}]/u.test(text) || /^\s*[=+\-@]/.test(text)

/**
 * The payment-instruction file: CSV with a head, one row per transfer and a row of totals, with the line ends that
 * banks require.
 */
export function paymentFile(batch: PaymentBatch, encoding: 'gbk' | 'utf-8'): PaymentFile {
  const faults = faultsOf(batch, encoding)
  if (faults.length > 0) return { kind: 'faulty', faults }
  const totalFen = batch.instructions.reduce((sum, { amountFen }) => sum + amountFen, 0)
  const count = batch.instructions.length
  const rows = [
    ['序号', '指令编号', '收款人户名', '收款账号', '开户银行', '金额（元）', '用途'],
    ...batch.instructions.map((one, at) => [
      String(at + 1),
      one.instructionId,
      one.payeeName,
      one.cardNo,
      one.bank,
      toYuanText(one.amountFen),
      one.remark,
    ]),
    ['合计', batch.batchNo, `${count} 笔`, '', '', toYuanText(totalFen), batch.day],
  ]
  const text = rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
  const bytes = encoding === 'gbk' ? toGbk(text) : new TextEncoder().encode(`\ufeff${text}`)
  return { kind: 'file', name: `${batch.batchNo}.csv`, bytes, count, totalFen }
}

const quoted = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

function faultsOf({ instructions }: PaymentBatch, encoding: 'gbk' | 'utf-8'): PaymentFault[] {
  const seen = new Set<string>()
  return instructions.flatMap((one) => {
    const { instructionId, payeeName, cardNo, bank, amountFen, remark } = one
    const found: PaymentFault[] = []
    const say = (fault: PaymentFault['fault'], detail: string) => found.push({ instructionId, fault, detail })
    if (seen.has(instructionId)) say('sameIdTwice', instructionId)
    seen.add(instructionId)
    if (!Number.isSafeInteger(amountFen) || amountFen <= 0 || amountFen > mostFen)
      say('amount', String(amountFen))
    if (!/^\d{12,19}$/.test(cardNo)) say('card', '应为12至19位数字')
    if (payeeName.trim() === '') say('name', '户名为空')
    if ([instructionId, payeeName, bank, remark].some(isUnsafe)) say('text', '含有控制字符或以 = + - @ 开头')
    const lacking = encoding === 'gbk' ? missingInGbk([instructionId, payeeName, bank, remark].join('')) : []
    if (lacking.length > 0) say('character', lacking.join(''))
    return found
  })
}
