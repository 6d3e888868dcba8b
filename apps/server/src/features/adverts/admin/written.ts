import { advertPositions, isAdvertLink, type AdvertContent } from '@yf/domain/advert'
import { fromMoment, shanghaiMoment } from '@yf/domain/dates'
import { isOnShelf } from '#features/mall/public.ts'
import { badInput, type BadInput } from '#platform/call/outcome.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { AdvertColumns } from '../kept-adverts.ts'

/** The normalised advert: a placement without pictures stores none. */
export const trimmed = (given: AdvertContent): AdvertContent => ({
  ...given,
  title: given.title.trim(),
  summary: given.summary.trim(),
  picLink: advertPositions[given.position].hasPicture ? given.picLink : null,
  jumpUrl: given.jumpUrl?.trim() || null,
})

/** Checks that a schema alone cannot make. Values that are already stored stay valid. */
export async function faultOf(
  { db, clock }: Pick<StaffContext, 'db' | 'clock'>,
  words: AdvertContent,
  before: AdvertContent | null,
): Promise<BadInput | null> {
  if (words.title === '') return badInput('title', '请填写标题')
  if (words.jumpUrl !== null && !isAdvertLink(words.jumpUrl))
    return badInput('jumpUrl', '链接应是应用内的路径（以 / 开头）或完整网址')
  if (words.picLink !== null && words.picLink !== before?.picLink && !(await isOnShelf(db, words.picLink)))
    return badInput('picLink', '请选择图库里的图片，或上传一张')
  return windowFault(words, before, clock.now())
}

function windowFault(
  { startTime, endTime }: AdvertContent,
  before: AdvertContent | null,
  now: Date,
): BadInput | null {
  if (!isThere(startTime)) return badInput('startTime', '开始时间不正确')
  if (!isThere(endTime)) return badInput('endTime', '结束时间不正确')
  if (endTime <= startTime) return badInput('endTime', '结束时间须晚于开始时间')
  if (before?.endTime !== endTime && fromMoment(endTime) <= now)
    return badInput('endTime', '结束时间须晚于现在；要立即结束请用「结束」')
  return null
}

/** Rejects dates such as the 31st of a short month. */
function isThere(moment: string): boolean {
  const at = fromMoment(moment)
  return !Number.isNaN(at.getTime()) && shanghaiMoment(at) === moment
}

export const columnsOf = (words: AdvertContent): AdvertColumns => ({
  position: words.position,
  title: words.title,
  summary: words.summary,
  pic_link: words.picLink,
  jump_url: words.jumpUrl,
  sort: words.sort,
  starts_at: fromMoment(words.startTime),
  ends_at: fromMoment(words.endTime),
})
