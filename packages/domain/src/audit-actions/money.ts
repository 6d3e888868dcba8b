import { formatFen } from '../money.ts'
import type { AuditActionRows } from './row.ts'

interface PayBatch {
  readonly batchNo: string
  readonly count: number
  readonly totalFen: number
}

/** The receipt number is stored with the payment: the audit log stores no long numbers. */
interface BankResult {
  readonly batchNo: string
}

interface RecoveryEnd {
  readonly amountFen: number
  readonly note: string
}

const batchText = ({ batchNo, count, totalFen }: PayBatch): string =>
  `${batchNo} 共 ${count} 笔 ${formatFen(totalFen)}`
const recoveryText = ({ amountFen, note }: RecoveryEnd): string => `${formatFen(amountFen)}：${note}`

export const moneyActions = {
  makeBatch: { kind: 'money', words: '生成打款批次', text: batchText },
  takeBatchFile: {
    kind: 'money',
    words: '下载打款文件',
    text: ({ encoding, ...batch }: PayBatch & { readonly encoding: string }) =>
      `${batchText(batch)}，${encoding}`,
  },
  sendBatch: { kind: 'money', words: '发送打款批次', text: batchText },
  recordPaid: { kind: 'money', words: '登记打款到账', text: ({ batchNo }: BankResult) => batchNo },
  recordFailed: { kind: 'money', words: '登记打款失败', text: ({ batchNo }: BankResult) => batchNo },
  askPayment: { kind: 'money', words: '查询打款结果', text: null },
  payAgain: { kind: 'money', words: '重新打款', text: null },
  receiveRecovery: { kind: 'money', words: '登记退款到账', text: recoveryText },
  dropRecovery: { kind: 'money', words: '取消退款协议', text: recoveryText },
} as const satisfies AuditActionRows
