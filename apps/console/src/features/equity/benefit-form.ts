import type { Input } from '@yf/contract/call'
import type { AdminFreeBenefit, equityAdminCalls } from '@yf/contract/equity-admin'
import type { BenefitSupplier } from '@yf/domain/equity'
import { freeBenefitIcons, isBenefitLink, type FreeBenefitIcon } from '@yf/domain/free-benefit'
import { fromYuan } from '@yf/domain/money'

type AddInput = Input<typeof equityAdminCalls.addFreeBenefit>

export interface BenefitTexts {
  name: string
  summary: string
  icon: FreeBenefitIcon
  startTime: string
  endTime: string
  sort: number
}

/** What a new benefit gives: a package, or the address that it opens. */
export interface BenefitGift {
  kind: 'package' | 'link'
  jumpUrl: string
  supplierCode: BenefitSupplier
  times: number
  days: number
  timeYuan: number
}

export const emptyTexts = (sort: number): BenefitTexts => ({
  name: '',
  summary: '',
  icon: 'gift',
  startTime: '',
  endTime: '',
  sort,
})

export const emptyGift: BenefitGift = {
  kind: 'package',
  jumpUrl: '',
  supplierCode: 'JINLI',
  times: 1,
  days: 90,
  timeYuan: 0,
}

export const textsOf = (row: AdminFreeBenefit): BenefitTexts => ({
  name: row.name,
  summary: row.summary,
  icon: row.icon in freeBenefitIcons ? (row.icon as FreeBenefitIcon) : 'gift',
  startTime: row.startTime,
  endTime: row.endTime,
  sort: row.sort,
})

/** The first missing field as a message; null if the form can be saved. */
export function missingTexts({ name, startTime, endTime }: BenefitTexts): string | null {
  if (name.trim() === '') return '请填写名称'
  if (!startTime || !endTime) return '请填写开始和结束时间'
  return endTime <= startTime ? '结束时间须晚于开始时间' : null
}

export const missingGift = ({ kind, jumpUrl }: BenefitGift): string | null =>
  kind === 'package' || isBenefitLink(jumpUrl.trim()) ? null : '请填写以 / 开头的应用内路径，或完整网址'

export const addInputOf = (companyId: string, texts: BenefitTexts, gift: BenefitGift): AddInput => ({
  companyId,
  ...texts,
  jumpUrl: gift.kind === 'link' ? gift.jumpUrl.trim() : null,
  supplierCode: gift.supplierCode,
  times: gift.times,
  days: gift.days,
  timeFen: gift.kind === 'link' ? 0 : fromYuan(gift.timeYuan),
})

/** Sorts the new benefit after those that have not ended. */
export const nextSort = (rows: readonly AdminFreeBenefit[]): number =>
  Math.min(Math.max(0, ...rows.filter(({ status }) => status !== 3).map(({ sort }) => sort + 1)), 9999)
