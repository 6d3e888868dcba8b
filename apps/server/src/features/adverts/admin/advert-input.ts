import { advertPositions, isAdvertLink, type AdvertContent } from '@yf/domain/advert'
import { fromMoment, shanghaiMoment } from '@yf/domain/dates'
import { isOnShelf } from '#features/mall/public.ts'
import { badInput, type BadInput } from '#platform/call/outcome.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { AdvertColumns } from '../advert-store.ts'

/** The normalised advert: a placement without pictures stores none. */
export const trimmed = (input: AdvertContent): AdvertContent => ({
  ...input,
  title: input.title.trim(),
  summary: input.summary.trim(),
  picLink: advertPositions[input.position].hasPicture ? input.picLink : null,
  jumpUrl: input.jumpUrl?.trim() || null,
})

/** Checks that a schema alone cannot make. Values that are already stored stay valid. */
export async function faultOf(
  { db, clock }: Pick<StaffContext, 'db' | 'clock'>,
  content: AdvertContent,
  before: AdvertContent | null,
): Promise<BadInput | null> {
  if (content.title === '') return badInput('title', '请填写标题')
  if (content.jumpUrl !== null && !isAdvertLink(content.jumpUrl))
    return badInput('jumpUrl', '链接应是应用内的路径（以 / 开头）或完整网址')
  if (
    content.picLink !== null &&
    content.picLink !== before?.picLink &&
    !(await isOnShelf(db, content.picLink))
  )
    return badInput('picLink', '请选择图库里的图片，或上传一张')
  return windowFault(content, before, clock.now())
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

export const columnsOf = (content: AdvertContent): AdvertColumns => ({
  position: content.position,
  title: content.title,
  summary: content.summary,
  pic_link: content.picLink,
  jump_url: content.jumpUrl,
  sort: content.sort,
  starts_at: fromMoment(content.startTime),
  ends_at: fromMoment(content.endTime),
})
