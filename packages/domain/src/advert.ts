import { siteNames } from './handoff.ts'
import { isWebAddress } from './notice-target.ts'

interface AdvertPositionRow {
  readonly name: string
  /** The app's behaviour for it, as a note for staff. */
  readonly note: string
  /** Otherwise it is a line of text. */
  readonly hasPicture: boolean
}

/** The positions of adverts, in the order in which members see them. */
export const advertPositions = {
  banner: { name: '首页横幅', note: '首页顶部轮播；关怀版不显示。', hasPicture: true },
  strip: { name: '首页通栏', note: '首页中部的一行文字；关怀版不显示。', hasPicture: false },
  dialog: {
    name: '首页弹窗',
    note: '每人只弹一次，不是每天一次：看过的人不再弹出，修改内容也不会再弹，要再弹请新建。每次打开应用最多弹一个；关怀版和关闭了活动弹窗的企业不弹。',
    hasPicture: true,
  },
  announcement: { name: '企业公告', note: '企业专区顶部的一行文字。', hasPicture: false },
} as const satisfies Record<string, AdvertPositionRow>
export type AdvertPosition = keyof typeof advertPositions

/** `site:mall/points`: a part of a partner's site, in any variant of the product. */
const sitePart = new RegExp(`^site:(?:${siteNames.join('|')})(?:/[\\w/.-]*)?$`)

/** The targets of a tap: a path of the app, a web address, or a partner's site. */
export const isAdvertLink = (address: string): boolean => isWebAddress(address) || sitePart.test(address)

export interface AdvertContent {
  readonly position: AdvertPosition
  readonly title: string
  readonly summary: string
  readonly picLink: string | null
  readonly jumpUrl: string | null
  readonly startTime: string
  readonly endTime: string
  readonly sort: number
}

const untilMinute = (moment: string) => moment.slice(0, 16)

const fields: readonly (readonly [name: string, words: (advert: AdvertContent) => string])[] = [
  ['位置', ({ position }) => advertPositions[position].name],
  ['标题', ({ title }) => title],
  ['说明', ({ summary }) => summary],
  ['链接', ({ jumpUrl }) => jumpUrl ?? ''],
  ['开始时间', ({ startTime }) => untilMinute(startTime)],
  ['结束时间', ({ endTime }) => untilMinute(endTime)],
  ['顺序', ({ sort }) => String(sort)],
]

/** The changes of an advert, for the audit log; a picture is named and not described. */
export function advertDifferences(before: AdvertContent, after: AdvertContent): string[] {
  const lines = fields.flatMap(([name, textOf]) => {
    const [was, is] = [textOf(before), textOf(after)]
    return was === is ? [] : [`${name}：${was || '无'} → ${is || '无'}`]
  })
  return before.picLink === after.picLink ? lines : [...lines, '修改了图片']
}
