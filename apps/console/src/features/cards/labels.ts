import type { CardBatch } from '@yf/contract/cards-admin'
import { amountText, benefitSuppliers, supplierOf } from '@yf/domain/equity'

/** Also names of packages that come from a spreadsheet or from other sources. */
const names: Readonly<Record<string, string>> = {
  ...benefitSuppliers,
  SLEEP: '睡眠课程',
  DRUG: '药品',
  HIGH_EXAM: '高端体检',
}

export const supplierName = (code: string): string => names[supplierOf(code) ?? code] ?? code

const states = {
  draft: { name: '未导出', color: 'default' },
  open: { name: '可领取', color: 'success' },
  over: { name: '已截止', color: 'default' },
  void: { name: '已作废', color: 'error' },
} as const

export const optionalStates = {
  coming: { name: '未开始', color: 'default' },
  open: { name: '可选择', color: 'success' },
  over: { name: '已截止', color: 'default' },
  void: { name: '已停止', color: 'error' },
} as const

/** The state at this moment, in Shanghai time: an open batch ends by itself at its end time. */
export const batchState = ({ state, collectUntil }: CardBatch, now: string) =>
  states[state === 'open' && collectUntil < now ? 'over' : state]

/** An amount that must not be shown appears as a dash. */
export const benefitAmountText = (unit: 'times' | 'fen', amount: number | null): string =>
  amount === null ? '—' : amountText(unit, amount)
