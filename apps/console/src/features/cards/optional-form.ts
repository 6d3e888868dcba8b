import type { Input } from '@yf/contract/call'
import type { cardsAdminCalls } from '@yf/contract/cards-admin'
import { fromYuan } from '@yf/domain/money'
import type { BenefitSupplier } from '@yf/domain/equity'

export interface ItemForm {
  readonly key: number
  readonly name: string
  readonly summary: string
  readonly supplierCode: BenefitSupplier
  readonly times: number
  readonly timeYuan: number
}

/** The form of optional benefits: values in yuan, days as selected. */
export interface OptionalForm {
  companyId: string | null
  title: string
  summary: string
  audience: 'self' | 'family'
  pick: number
  openDay: string | null
  closeDay: string | null
  useUntil: string | null
  items: readonly ItemForm[]
}

export const emptyItem = (key: number): ItemForm => ({
  key,
  name: '',
  summary: '',
  supplierCode: 'JINGHE',
  times: 1,
  timeYuan: 0,
})

export const mostItems = 20

export const emptyOptional: OptionalForm = {
  companyId: null,
  title: '',
  summary: '',
  audience: 'self',
  pick: 1,
  openDay: null,
  closeDay: null,
  useUntil: null,
  items: [emptyItem(1), emptyItem(2)],
}

/** The first missing field as a message; null if the batch can be created. */
export function missingOf(form: OptionalForm): string | null {
  if (form.companyId === null) return '请选择企业'
  if (form.title.trim() === '') return '请填写标题'
  if (!form.openDay || !form.closeDay || !form.useUntil) return '请选择日期'
  if (form.closeDay < form.openDay) return '截止日期不能早于开始日期'
  if (form.useUntil < form.closeDay) return '使用截止日期不能早于截止日期'
  if (form.items.length < 2) return '至少要有两项可选'
  if (form.items.some(({ name }) => name.trim() === '')) return '请填写每项权益的名称'
  return form.audience === 'self' && form.pick > form.items.length ? '可选数量不能多于可选权益' : null
}

export const inputOf = (form: OptionalForm): Input<typeof cardsAdminCalls.createOptional> => ({
  companyId: form.companyId ?? '',
  title: form.title.trim(),
  summary: form.summary.trim(),
  audience: form.audience,
  pick: form.pick,
  openDay: form.openDay ?? '',
  closeDay: form.closeDay ?? '',
  useUntil: form.useUntil ?? '',
  items: form.items.map(({ name, summary, supplierCode, times, timeYuan }) => ({
    name: name.trim(),
    summary: summary.trim(),
    supplierCode,
    times,
    timeFen: fromYuan(timeYuan),
  })),
})
