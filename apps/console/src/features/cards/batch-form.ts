import type { Input } from '@yf/contract/call'
import type { cardsAdminCalls } from '@yf/contract/cards-admin'
import { fromYuan } from '@yf/domain/money'
import type { BenefitSupplier } from '@yf/domain/equity'

/** The form of a batch: one line per benefit of a card, its value in yuan. */
export interface BatchForm {
  companyId: string | null
  name: string
  summary: string
  benefits: string
  supplierCode: BenefitSupplier
  times: number
  timeYuan: number
  size: number
  validDays: number
  collectUntil: string | null
}

export const emptyBatch: BatchForm = {
  companyId: null,
  name: '',
  summary: '',
  benefits: '',
  supplierCode: 'JINGHE',
  times: 1,
  timeYuan: 0,
  size: 100,
  validDays: 180,
  collectUntil: null,
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The first missing field as a message; null if the batch can be created. */
export function missingOf({ companyId, name, benefits, collectUntil }: BatchForm): string | null {
  if (companyId === null) return '请选择企业'
  if (name.trim() === '') return '请填写名称'
  const lines = linesOf(benefits)
  if (lines.length === 0) return '请填写权益内容，每行一项'
  if (lines.length > 10) return '权益内容最多十项'
  if (lines.some((line) => line.length > 60)) return '权益内容每项最多 60 字'
  return collectUntil === null ? '请选择领取截止日' : null
}

export const inputOf = (form: BatchForm): Input<typeof cardsAdminCalls.createBatch> => ({
  companyId: form.companyId ?? '',
  name: form.name.trim(),
  summary: form.summary.trim(),
  benefits: linesOf(form.benefits),
  supplierCode: form.supplierCode,
  times: form.times,
  timeFen: fromYuan(form.timeYuan),
  size: form.size,
  validDays: form.validDays,
  collectUntil: form.collectUntil ?? '',
})
