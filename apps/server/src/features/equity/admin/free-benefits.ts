import type { Input } from '@yf/contract/call'
import type { AdminFreeBenefit, equityAdminCalls } from '@yf/contract/equity-admin'
import { awaitingApprovalText, freeBenefitWorth, moreThan } from '@yf/domain/approvals'
import { fromMoment, shanghaiMoment } from '@yf/domain/dates'
import { packageKindOf, supplierOf } from '@yf/domain/equity'
import {
  freeBenefitDifferences,
  freeBenefitTextsOf,
  giftText,
  isBenefitLink,
  type FreeBenefitGift,
  type FreeBenefitTexts,
} from '@yf/domain/free-benefit'
import { mayDisburse, type DoApproved, type ApprovalMode, type Maker } from '#features/approvals/public.ts'
import { companyNameOf } from '#features/company/public.ts'
import { editConflictText, pageOf, recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import {
  addBenefitRow,
  changeBenefitRow,
  claimedCounts,
  freeBenefitRows,
  inBenefitOrder,
  type FreeBenefitRow,
} from '../free-admin-store.ts'
import { freeEquityById } from '../free-store.ts'

type EquityAdminCalls = typeof equityAdminCalls
type AddInput = Input<EquityAdminCalls['addFreeBenefit']>

export const freeBenefits: RunCallHandler<EquityAdminCalls['freeBenefits']> = async (
  { companyId, ...page },
  { db, clock },
) => {
  if ((await companyNameOf(db, companyId)) === '') return refuse('notFound')
  const now = clock.now()
  const { rows, total } = await pageOf(db, freeBenefitRows(db, companyId), page, (all) =>
    inBenefitOrder(all, now),
  )
  return answer({ records: await toBenefitDtos(db, companyId, rows, now), total })
}

export const addFreeBenefit: RunCallHandler<EquityAdminCalls['addFreeBenefit']> = (input, ctx) =>
  add(input, ctx, 'alone', ctx.staff)

export const freeBenefitApproved: DoApproved = (input, ctx, by) => add(input as AddInput, ctx, 'approved', by)

async function add(input: AddInput, ctx: StaffContext, handing: ApprovalMode, by: Maker) {
  const { db, clock } = ctx
  const { companyId, timeFen } = input
  const companyName = await companyNameOf(db, companyId)
  if (companyName === '') return refuse('notFound')
  const [texts, gift] = [trimmed(input), enteredGift(input)]
  const fault = faultOf(texts, clock.now()) ?? giftFault(gift)
  if (fault) return fault
  const lines = [giftText(gift), `${texts.startTime.slice(0, 16)} 至 ${texts.endTime.slice(0, 16)}`]
  if (gift.kind === 'package' && handing === 'alone') {
    const worth = moreThan(null, freeBenefitWorth({ times: gift.times, timeFen }))
    const title = `新建免费权益「${texts.name}」`
    if (!(await mayDisburse(ctx, { kind: 'freeBenefits', companyId, worth, title, lines, input })))
      return answer(null, awaitingApprovalText)
  }
  const saver = { saved_by: by.name, saved_at: clock.now() }
  const of = { company_id: companyId, id: newId() }
  const row = await addBenefitRow(db, { ...of, ...columnsOf(texts), ...giftColumns(gift), ...saver })
  await recordAuditEvent(ctx, {
    action: 'addFreeBenefit',
    payload: { companyName, title: texts.name, lines },
  })
  return answer((await toBenefitDtos(db, companyId, [row], clock.now()))[0] ?? null)
}

export const changeFreeBenefit: RunCallHandler<EquityAdminCalls['changeFreeBenefit']> = async (
  { companyId, id, revision, ...typed },
  ctx,
) => {
  const { db, clock, staff } = ctx
  const before = await freeEquityById(db, companyId, id)
  if (!before) return refuse('notFound')
  const [was, texts] = [freeBenefitTextsOf(before), trimmed(typed)]
  const fault = faultOf(texts, was.endTime === texts.endTime ? null : clock.now())
  if (fault) return fault
  const lines = freeBenefitDifferences(was, texts)
  const dtoOf = async (row: FreeBenefitRow) => {
    const [dto] = await toBenefitDtos(db, companyId, [row], clock.now())
    return dto ? answer(dto) : refuse('notFound')
  }
  if (before.revision === revision && lines.length === 0) return dtoOf(before)
  const saver = { saved_by: staff.name, saved_at: clock.now() }
  const row = await changeBenefitRow(db, { companyId, id, revision }, { ...columnsOf(texts), ...saver })
  if (!row) {
    const savedBy = (await freeEquityById(db, companyId, id))?.saved_by ?? null
    return refuse('stateMoved', editConflictText({ savedBy }))
  }
  const companyName = await companyNameOf(db, companyId)
  await recordAuditEvent(ctx, {
    action: 'changeFreeBenefit',
    payload: { companyName, title: was.name, lines },
  })
  return dtoOf(row)
}

const trimmed = ({ name, summary, icon, startTime, endTime, sort }: FreeBenefitTexts): FreeBenefitTexts => ({
  name: name.trim(),
  summary: summary.trim(),
  icon,
  startTime,
  endTime,
  sort,
})

const enteredGift = ({ jumpUrl, supplierCode, times, days }: AddInput): FreeBenefitGift =>
  jumpUrl === null
    ? { kind: 'package', supplierCode, times, days }
    : { kind: 'link', jumpUrl: jumpUrl.trim() }

/** A time that has passed stays valid if it was stored: `now` is null then. */
function faultOf({ name, startTime, endTime }: FreeBenefitTexts, now: Date | null) {
  if (name === '') return badInput('name', '请填写名称')
  if (!isThere(startTime)) return badInput('startTime', '开始时间不正确')
  if (!isThere(endTime)) return badInput('endTime', '结束时间不正确')
  if (endTime <= startTime) return badInput('endTime', '结束时间须晚于开始时间')
  return now && fromMoment(endTime) <= now ? badInput('endTime', '结束时间须晚于现在') : null
}

const giftFault = (gift: FreeBenefitGift) =>
  gift.kind === 'link' && !isBenefitLink(gift.jumpUrl)
    ? badInput('jumpUrl', '链接应是应用内的路径（以 / 开头）或完整网址')
    : null

/** Rejects dates such as the 31st of a short month. */
function isThere(moment: string): boolean {
  const at = fromMoment(moment)
  return !Number.isNaN(at.getTime()) && shanghaiMoment(at) === moment
}

const columnsOf = ({ name, summary, icon, startTime, endTime, sort }: FreeBenefitTexts) => ({
  name,
  summary,
  icon,
  starts_at: fromMoment(startTime),
  ends_at: fromMoment(endTime),
  sort,
})

const giftColumns = (gift: FreeBenefitGift) =>
  gift.kind === 'link'
    ? {
        jump_url: gift.jumpUrl,
        package_kind: null,
        supplier_code: null,
        package_total: null,
        package_days: null,
      }
    : {
        jump_url: null,
        package_kind: packageKindOf(gift.supplierCode),
        supplier_code: gift.supplierCode,
        package_total: gift.times,
        package_days: gift.days,
      }

const giftOf = (row: FreeBenefitRow): FreeBenefitGift =>
  row.jump_url === null
    ? {
        kind: 'package',
        supplierCode: row.supplier_code ?? '',
        times: row.package_total ?? 0,
        days: row.package_days ?? 0,
      }
    : { kind: 'link', jumpUrl: row.jump_url }

async function toBenefitDtos(
  db: Db,
  companyId: string,
  rows: readonly FreeBenefitRow[],
  now: Date,
): Promise<AdminFreeBenefit[]> {
  const counts = await claimedCounts(
    db,
    companyId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    companyId,
    ...freeBenefitTextsOf(row),
    gift: giftText(giftOf(row)),
    isPackage: row.jump_url === null,
    status: row.ends_at <= now ? 3 : row.starts_at > now ? 1 : 2,
    claimedCount: supplierOf(row.supplier_code ?? '') === 'EAP' ? null : (counts.get(row.id) ?? 0),
    revision: row.revision,
    savedBy: row.saved_by,
    savedTime: row.saved_at && shanghaiMoment(row.saved_at),
  }))
}
