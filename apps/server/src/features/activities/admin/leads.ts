import type { activitiesAdminCalls, AdminLead } from '@yf/contract/activities-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import { maskName, maskPhone } from '@yf/domain/masks'
import {
  contactLead as contactIt,
  leadById,
  leadQuery,
  noteOfLead,
  phoneOfLead,
  promotionById,
  promotionsByIds,
  type LeadRow,
} from '#features/adverts/public.ts'
import { namesOf } from '#features/identity/public.ts'
import { countLists, pageOf, recordAuditEvent, recordRead, staffNames } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import type { StaffContext } from '#platform/call/context.ts'

/** Masked: staff request the full number of one lead in a separate call. */
export const leads: RunCallHandler<typeof activitiesAdminCalls.leads> = async (
  { id: promotionId, isContacted, ...page },
  ctx,
) => {
  const leadsBy = (isIn: boolean) => leadQuery(ctx.db, { promotionId, isContacted: isIn })
  const { rows, total } = await pageOf(ctx.db, leadsBy(isContacted === 1), page, (query) =>
    query.orderBy('created_at', 'desc').orderBy('id', 'desc'),
  )
  await recordRead(ctx, { action: 'listLeads', ...subjectsIn(rows) })
  const counts = await countLists(ctx.db, { open: leadsBy(false), contacted: leadsBy(true) })
  return answer({ records: await toLeadDtos(ctx, rows), total, counts })
}

/** Each unmasked number writes an audit event. */
export const leadPhone: RunCallHandler<typeof activitiesAdminCalls.leadPhone> = async ({ id }, ctx) => {
  const row = await leadById(ctx.db, id)
  if (!row) return refuse('notFound')
  await recordRead(ctx, {
    action: 'readLeadPhone',
    ...subjectsIn([row]),
    payload: { activity: await titleOf(ctx, row) },
  })
  return answer({ phone: phoneOfLead(ctx.cipher, row) })
}

export const contactLead: RunCallHandler<typeof activitiesAdminCalls.contactLead> = async (
  { id, note },
  ctx,
) => {
  const text = note.trim()
  if (text === '') return badInput('note', '请填写联系结果')
  const row = await leadById(ctx.db, id)
  if (!row) return refuse('notFound')
  if (!(await contactIt(ctx, row, { note: text, by: ctx.staff.id }))) return refuse('leadContacted')
  await recordAuditEvent(ctx, {
    action: 'contactLead',
    ...subjectsIn([row]),
    payload: { activity: await titleOf(ctx, row) },
  })
  return answer(null)
}

const titleOf = async ({ db }: Pick<StaffContext, 'db'>, { promotion_id }: LeadRow): Promise<string> =>
  (await promotionById(db, promotion_id))?.title ?? ''

/** Most visitors are no members: the audit event then names only the record. */
const subjectsIn = (rows: readonly LeadRow[]) => ({
  seen: rows.flatMap(({ id, account_id }) => (account_id === null ? [] : [{ id, account_id }])),
  encrypted: rows.flatMap(({ id, account_id }) => (account_id === null ? [id] : [])),
})

async function toLeadDtos(
  { db, cipher }: Pick<StaffContext, 'db' | 'cipher'>,
  rows: readonly LeadRow[],
): Promise<AdminLead[]> {
  const activities = await promotionsByIds(db, [...new Set(rows.map(({ promotion_id }) => promotion_id))])
  const names = await namesOf(
    db,
    rows.flatMap(({ account_id }) => account_id ?? []),
  )
  const staff = await staffNames(
    db,
    rows.flatMap(({ contacted_by }) => contacted_by ?? []),
  )
  return rows.map((row) => ({
    id: row.id,
    activityId: row.promotion_id,
    activityTitle: activities.get(row.promotion_id)?.title ?? '',
    phone: maskPhone(phoneOfLead(cipher, row)),
    memberName: row.account_id && maskName(names.get(row.account_id) ?? ''),
    createTime: shanghaiMoment(row.created_at),
    note: noteOfLead(cipher, row),
    contactedBy: row.contacted_by && (staff.get(row.contacted_by) ?? ''),
    contactedTime: row.contacted_at && shanghaiMoment(row.contacted_at),
  }))
}
