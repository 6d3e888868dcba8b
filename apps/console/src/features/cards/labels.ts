import type { CardBatch } from '@yf/contract/cards-admin'
import { amountText, supplierOf } from '@yf/domain/equity'

/** The partners on whose pages a card is used. */
export const suppliers = {
  FUYA: '福雅（就医）',
  JINGHE: '京禾（护理）',
  FENGSHI: '丰实（体检）',
  JINLI: '锦医（问诊）',
  EAP: '心理咨询',
} as const
export type SupplierCode = keyof typeof suppliers

export const supplierChoices = (Object.keys(suppliers) as SupplierCode[]).map((value) => ({
  value,
  label: suppliers[value],
  title: suppliers[value],
}))

/** Also names of packages that come from a spreadsheet or from other sources. */
const names: Readonly<Record<string, string>> = {
  ...suppliers,
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
