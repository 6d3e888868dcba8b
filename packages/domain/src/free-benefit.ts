import { isAdvertLink } from './advert.ts'
import { shanghaiMoment } from './dates.ts'
import { benefitSuppliers, type BenefitSupplier } from './equity.ts'

/** The pictures of a free benefit: names of icons of the app. */
export const freeBenefitIcons = {
  gift: '礼物',
  stethoscope: '听诊器',
  moon: '夜间',
  pulse: '心电图',
  exam: '体检',
  heart: '爱心',
  smile: '笑脸',
  tooth: '牙齿',
  pill: '药品',
  book: '书',
  family: '家庭',
  umbrella: '保障',
} as const
export type FreeBenefitIcon = keyof typeof freeBenefitIcons

/** A package that is claimed once, or an address that is opened. */
export type FreeBenefitGift =
  | { readonly kind: 'link'; readonly jumpUrl: string }
  | {
      readonly kind: 'package'
      readonly supplierCode: string
      readonly times: number
      /** From the day it is claimed on. */
      readonly days: number
    }

/** What staff may change of a benefit that is there; what it gives stays. */
export interface FreeBenefitTexts {
  readonly name: string
  readonly summary: string
  readonly icon: string
  readonly startTime: string
  readonly endTime: string
  readonly sort: number
}

export const giftText = (gift: FreeBenefitGift): string =>
  gift.kind === 'link'
    ? `打开 ${gift.jumpUrl}`
    : `${benefitSuppliers[gift.supplierCode as BenefitSupplier] ?? gift.supplierCode} ${gift.times} 次，领取后 ${gift.days} 天内有效`

export const isBenefitLink = isAdvertLink

const fields: readonly (readonly [name: string, textOf: (benefit: FreeBenefitTexts) => string])[] = [
  ['名称', ({ name }) => name],
  ['说明', ({ summary }) => summary],
  ['图标', ({ icon }) => freeBenefitIcons[icon as FreeBenefitIcon] ?? icon],
  ['开始时间', ({ startTime }) => startTime.slice(0, 16)],
  ['结束时间', ({ endTime }) => endTime.slice(0, 16)],
  ['顺序', ({ sort }) => String(sort)],
]

/** The changes of a benefit, for the audit log. */
export const freeBenefitDifferences = (before: FreeBenefitTexts, after: FreeBenefitTexts): string[] =>
  fields.flatMap(([name, textOf]) => {
    const [was, is] = [textOf(before), textOf(after)]
    return was === is ? [] : [`${name}：${was || '无'} → ${is || '无'}`]
  })

export const freeBenefitTextsOf = (row: {
  readonly name: string
  readonly summary: string
  readonly icon: string
  readonly starts_at: Date
  readonly ends_at: Date
  readonly sort: number
}): FreeBenefitTexts => ({
  name: row.name,
  summary: row.summary,
  icon: row.icon,
  startTime: shanghaiMoment(row.starts_at),
  endTime: shanghaiMoment(row.ends_at),
  sort: row.sort,
})
