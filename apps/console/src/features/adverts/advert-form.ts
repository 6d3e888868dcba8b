import type { Input } from '@yf/contract/call'
import type { advertsAdminCalls, AdminAdvert } from '@yf/contract/adverts-admin'
import { advertPositions, isAdvertLink, type AdvertPosition } from '@yf/domain/advert'
import { bannerPictures } from '@yf/domain/mall-pictures'

type AdvertInput = Omit<Input<typeof advertsAdminCalls.add>, 'companyIds'>

/** The form of an advert; an empty string means no picture or no link. */
export interface AdvertForm extends Omit<AdvertInput, 'picLink' | 'jumpUrl'> {
  picLink: string
  jumpUrl: string
}

/** Our own pictures that suit an advert, and the option of none. */
export const pictureNames: Readonly<Record<string, string>> = {
  '': '不放图片',
  '/art/banner-checkup.svg': '体检',
  '/art/banner-insurance.svg': '保障',
  '/art/banner-family.svg': '家庭',
  '/art/banner-points.svg': '礼物',
  '/art/banner-story.svg': '书与盾牌',
  '/art/dialog-welcome.svg': '欢迎',
  '/art/strip-carbon.svg': '低碳',
  [bannerPictures[0]!]: '福利',
  [bannerPictures[1]!]: '健康',
  [bannerPictures[2]!]: '节日',
  [bannerPictures[3]!]: '生活',
}
export const pictures: readonly string[] = Object.keys(pictureNames)

export const emptyAdvert = (position: AdvertPosition, sort: number): AdvertForm => ({
  position,
  title: '',
  summary: '',
  picLink: '',
  jumpUrl: '',
  startTime: '',
  endTime: '',
  sort,
})

export const formOf = (row: AdminAdvert): AdvertForm => ({
  position: row.position,
  title: row.title,
  summary: row.summary,
  picLink: row.picLink ?? '',
  jumpUrl: row.jumpUrl ?? '',
  startTime: row.startTime,
  endTime: row.endTime,
  sort: row.sort,
})

/** A position without pictures sends no picture. */
export const inputOf = ({ picLink, jumpUrl, ...form }: AdvertForm): AdvertInput => ({
  ...form,
  picLink: advertPositions[form.position].hasPicture && picLink ? picLink : null,
  jumpUrl: jumpUrl.trim() || null,
})

export const linkFault = ({ jumpUrl }: AdvertForm): string | null =>
  jumpUrl.trim() === '' || isAdvertLink(jumpUrl.trim()) ? null : '请填写以 / 开头的应用内路径，或完整网址'

/** The first missing field as a message; null if the form can be saved. */
export function missingOf(form: AdvertForm): string | null {
  if (form.title.trim() === '') return '请填写标题'
  if (!form.startTime || !form.endTime) return '请填写开始和结束时间'
  if (form.endTime <= form.startTime) return '结束时间须晚于开始时间'
  return linkFault(form)
}

/** Sorts the new advert after the adverts of this position that have not ended. */
export const nextSort = (rows: readonly AdminAdvert[]): number =>
  Math.min(Math.max(0, ...rows.filter(({ status }) => status !== 3).map(({ sort }) => sort + 1)), 9999)
