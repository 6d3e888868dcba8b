import type { AdminAdviser, customerServiceAdminCalls } from '@yf/contract/customer-service-admin'
import { hoursText, isWorkChatLink } from '@yf/domain/adviser'
import { openBookingStates } from '@yf/domain/booking'
import { allCompanyNames, managedCompanies } from '#features/company/public.ts'
import {
  adviserById,
  allAdvisers,
  saveAdviser as keepAdviser,
  setAdviserOff,
  type AdminAdviserRow,
} from '#features/hospital/public.ts'
import {
  bookingQuery,
  hoursFault,
  hoursOf,
  hoursOfWire,
  keepResource,
  resourceOf,
  scheduleOf,
  setHours,
  setPaused,
} from '#features/slots/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'

/** For staff of another company an adviser does not exist. */
async function ownAdviser(ctx: StaffContext, id: string): Promise<AdminAdviserRow | null> {
  const [row, companies] = [await adviserById(ctx.db, id), await managedCompanies(ctx)]
  const ownIds = new Set(companies.map((company) => company.id))
  return row && row.companyIds.every((company) => ownIds.has(company)) ? row : null
}

export const advisers: RunCallHandler<typeof customerServiceAdminCalls.advisers> = async (_, ctx) => {
  const companies = await managedCompanies(ctx)
  const ownIds = new Set(companies.map(({ id }) => id))
  const rows = (await allAdvisers(ctx.db)).filter(({ companyIds }) =>
    companyIds.every((id) => ownIds.has(id)),
  )
  return answer({ advisers: await Promise.all(rows.map((row) => toDto(ctx, row))), companies })
}

export const saveAdviser: RunCallHandler<typeof customerServiceAdminCalls.saveAdviser> = async (
  { id: existingId, minutes, ...input },
  ctx,
) => {
  const [name, title] = [input.name.trim(), input.title.trim()]
  const { companyIds, portrait, workChatLink: work_chat_link } = input
  if (name === '') return badInput('name', '请填写姓名')
  if (title === '') return badInput('title', '请填写头衔')
  if (work_chat_link !== null && !isWorkChatLink(work_chat_link))
    return badInput('workChatLink', '请填写 https://work.weixin.qq.com/ 开头的链接')
  const ownIds = new Set((await managedCompanies(ctx)).map(({ id }) => id))
  if (!companyIds.every((company) => ownIds.has(company))) return refuse('notFound')
  const before = existingId === undefined ? null : await ownAdviser(ctx, existingId)
  if (existingId !== undefined && !before) return refuse('notFound')
  const id = existingId ?? newId()
  const introduction = input.introduction.trim()
  const person = { id, companyIds, name, title, introduction, portrait, phone: input.phone, work_chat_link }
  if (!(await keepAdviser(ctx.db, person, before?.is_off ?? false))) return refuse('adviserCompanyTaken')
  await keepResource(ctx, { resourceId: id, kind: 'adviser', minutes })
  await recordAuditEvent(ctx, {
    action: 'changeAdviser',
    payload: { name, companies: companyIds.length },
  })
  return answered(ctx, id)
}

export const switchAdviser: RunCallHandler<typeof customerServiceAdminCalls.switchAdviser> = async (
  { id, isOff },
  ctx,
) => {
  const row = await ownAdviser(ctx, id)
  if (!row) return refuse('notFound')
  await setAdviserOff(ctx.db, id, isOff === 1)
  await setPaused(ctx.db, id, isOff === 1)
  await recordAuditEvent(ctx, {
    action: 'changeAdviser',
    payload: { name: row.name, isOff: isOff === 1 },
  })
  return answered(ctx, id)
}

export const adviserSchedule: RunCallHandler<typeof customerServiceAdminCalls.adviserSchedule> = async (
  { id },
  ctx,
) => ((await ownAdviser(ctx, id)) ? answer(await scheduleOf(ctx.db, id)) : refuse('notFound'))

export const saveAdviserHours: RunCallHandler<typeof customerServiceAdminCalls.saveAdviserHours> = async (
  { id, hours },
  ctx,
) => {
  const row = await ownAdviser(ctx, id)
  if (!row) return refuse('notFound')
  const fault = hoursFault(hours)
  if (fault) return fault
  if ((await setHours(ctx, id, hours.map(hoursOfWire))) === 'overlap') return refuse('hoursOverlap')
  await recordAuditEvent(ctx, {
    action: 'changeAdviserHours',
    payload: { name: row.name, hours: hours.length },
  })
  return answer(await scheduleOf(ctx.db, id))
}

const answered = async (ctx: StaffContext, id: string) =>
  answer(await toDto(ctx, (await adviserById(ctx.db, id))!))

async function toDto(ctx: StaffContext, row: AdminAdviserRow): Promise<AdminAdviser> {
  const { db, clock } = ctx
  const names = new Map((await allCompanyNames(db)).map(({ id, name }) => [id, name]))
  const { count } = await bookingQuery(db, 'adviser')
    .select((booking) => booking.fn.countAll<number>().as('count'))
    .where('resource_id', '=', row.id)
    .where('state', 'in', openBookingStates)
    .where('starts_at', '>', clock.now())
    .executeTakeFirstOrThrow()
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    introduction: row.introduction,
    portrait: row.portrait,
    phone: row.phone,
    workChatLink: row.work_chat_link,
    minutes: (await resourceOf(db, row.id))?.minutes ?? 0,
    hours: hoursText(await hoursOf(db, row.id)),
    companies: row.companyIds.map((id) => ({ id, name: names.get(id) ?? '' })),
    isOff: row.is_off ? 1 : 0,
    openCount: count,
  }
}
