import { formatFen } from '../money.ts'
import type { AuditActionRows } from './row.ts'

interface AuditedStatement {
  readonly companyName: string
  readonly contractNo: string
  readonly month: string
}

interface DecidedStatement extends AuditedStatement {
  readonly totalFen: number
  readonly note: string
}

type SummedStatement = AuditedStatement & { readonly people: number; readonly totalFen: number }

const statementText = ({ companyName, contractNo, month }: AuditedStatement): string =>
  `${companyName} ${contractNo} ${month}`
const summedText = ({ people, totalFen, ...statement }: SummedStatement): string =>
  `${statementText(statement)}：${people} 人 ${formatFen(totalFen)}`
const decidedText = ({ totalFen, note, ...statement }: DecidedStatement): string =>
  `${statementText(statement)}：${formatFen(totalFen)}${note ? `，${note}` : ''}`

export const premiumActions = {
  listPremiumLines: { kind: 'read', words: '查看账单明细', text: statementText },
  exportPremium: { kind: 'read', words: '导出保费账单', text: summedText },
  listCoverChanges: { kind: 'read', words: '查看保全清单', text: statementText },
  exportCoverChanges: {
    kind: 'read',
    words: '导出保全清单',
    text: ({ people, ...statement }: AuditedStatement & { readonly people: number }) =>
      `${statementText(statement)}：${people} 人次`,
  },
  addPremium: { kind: 'premiums', words: '计算保费账单', text: statementText },
  recomputePremium: { kind: 'premiums', words: '重新计算账单', text: summedText },
  discardPremium: { kind: 'premiums', words: '删除账单草稿', text: summedText },
  submitPremium: { kind: 'premiums', words: '提交保费账单', text: summedText },
  withdrawPremium: { kind: 'premiums', words: '撤回保费账单', text: summedText },
  issuePremium: { kind: 'premiums', words: '出具保费账单', text: decidedText },
  returnPremium: { kind: 'premiums', words: '退回保费账单', text: decidedText },
} as const satisfies AuditActionRows
