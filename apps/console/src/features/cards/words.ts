import type { CardBatch } from '@yf/contract/card-desk'
import { amountText } from '@yf/domain/equity'

/** Whose pages a card is used on. */
export const suppliers = {
  FUYA: '福雅（就医）',
  JINGHE: '京禾（护理）',
  FENGSHI: '丰实（体检）',
  JINLI: '锦医（问诊）',
  EAP: '心理咨询',
} as const
export type SupplierCode = keyof typeof suppliers

export const supplierName = (code: string): string =>
  (suppliers as Readonly<Record<string, string>>)[code] ?? code

export const batchStates: Readonly<Record<CardBatch['state'], { name: string; color: string }>> = {
  draft: { name: '未导出', color: 'default' },
  open: { name: '可领取', color: 'success' },
  void: { name: '已作废', color: 'error' },
}

/** What of a benefit must not be shown stands as a dash. */
export const shownAmount = (unit: 'times' | 'fen', amount: number | null): string =>
  amount === null ? '—' : amountText(unit, amount)
