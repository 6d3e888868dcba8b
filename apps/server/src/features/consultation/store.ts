import type { Selectable } from 'kysely'
import { consultationStates, type ConsultationState } from '@yf/domain/consultation'
import type { Db } from '#platform/db/handle.ts'
import { holderOf } from '#platform/keys/unique-keys.ts'
import { takeOrder } from '#features/orders/public.ts'
import { withinCompaniesOf } from '#features/company/public.ts'
import type { ConsultationMessageTable, ConsultationTable } from './tables.ts'

export type ConsultationRow = Selectable<ConsultationTable>
export type MessageRow = Selectable<ConsultationMessageTable>

/** Maps the id of a consultation to its company. */
export const idKey = 'consultation.id'

/** Another member's consultation answers like one that does not exist (decisions §3). */
export const ownConsultation = async (db: Db, accountId: string, id: string) =>
  db
    .selectFrom('consultation')
    .selectAll()
    .where(await withinCompaniesOf(db, accountId))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()

/**
 * Locks it: every change of a consultation or its room queues here. The order that pays for it is locked first, as in
 * the payment notice, to avoid deadlocks.
 */
export async function takeConsultation(tx: Db, companyId: string, id: string) {
  const one = tx
    .selectFrom('consultation')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
  const found = await one.executeTakeFirst()
  if (found?.order_id) await takeOrder(tx, { company_id: companyId, id: found.order_id })
  return one.forUpdate().executeTakeFirst()
}

export async function takeOwn(tx: Db, accountId: string, id: string) {
  const found = await ownConsultation(tx, accountId, id)
  return found && takeConsultation(tx, found.company_id, id)
}

/** For the hospital, which uses our number. */
export async function takeByNumber(tx: Db, id: string) {
  const companyId = await holderOf(tx, idKey, id)
  return companyId === null ? undefined : takeConsultation(tx, companyId, id)
}

export const consultationsOf = (
  db: Db,
  { companyId, accountId }: { readonly companyId: string; readonly accountId: string },
  {
    familyId,
    state,
  }: { readonly familyId?: string | undefined; readonly state?: ConsultationState | undefined },
) =>
  db
    .selectFrom('consultation')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .$if(familyId !== undefined, (query) => query.where('family_id', '=', familyId!))
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .execute()

const openStates = [consultationStates.waiting, consultationStates.open, consultationStates.unpaid]

export const openConsultationOf = (db: Db, companyId: string, accountId: string, familyId: string) =>
  db
    .selectFrom('consultation')
    .select('id')
    .where((row) => row.and({ company_id: companyId, account_id: accountId, family_id: familyId }))
    .where('state', 'in', openStates)
    .executeTakeFirst()

/** How long the last consultations waited for a doctor. */
export async function lastWaits(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('consultation')
    .select(['started_at', 'accepted_at'])
    .where('accepted_at', 'is not', null)
    .orderBy('accepted_at', 'desc')
    .limit(20)
    .execute()
  return rows.map(({ started_at, accepted_at }) => accepted_at!.getTime() - started_at.getTime())
}

/** Consultations whose time limit has passed. */
export const unanswered = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('consultation')
    .select(['company_id', 'id'])
    .where('state', '=', consultationStates.waiting)
    .where('gives_up_at', '<=', now)
    .orderBy('gives_up_at')
    .limit(limit)
    .execute()

type ConsultationKey = Pick<ConsultationRow, 'company_id' | 'id'>

export const changeConsultation = (
  tx: Db,
  { company_id, id }: ConsultationKey,
  set: Partial<ConsultationRow>,
) =>
  tx
    .updateTable('consultation')
    .set(set)
    .where((row) => row.and({ company_id, id }))
    .execute()

export async function nextSeq(tx: Db, { company_id, id }: ConsultationKey): Promise<number> {
  const { seq } = await tx
    .updateTable('consultation')
    .set((row) => ({ seq: row('seq', '+', 1) }))
    .where((row) => row.and({ company_id, id }))
    .returning('seq')
    .executeTakeFirstOrThrow()
  return seq
}

export const messageById = (db: Db, { company_id, id }: ConsultationKey, messageId: string) =>
  db
    .selectFrom('consultation_message')
    .selectAll()
    .where((row) => row.and({ company_id, consultation_id: id, id: messageId }))
    .executeTakeFirst()

export const messagesAfter = (db: Db, { company_id, id }: ConsultationKey, after: number, limit: number) =>
  db
    .selectFrom('consultation_message')
    .selectAll()
    .where((row) => row.and({ company_id, consultation_id: id }))
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute()

/** The number of unread messages, by consultation. */
export async function unreadOf(
  db: Db,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('consultation_message as message')
    .innerJoin('consultation', (join) =>
      join
        .onRef('consultation.company_id', '=', 'message.company_id')
        .onRef('consultation.id', '=', 'message.consultation_id'),
    )
    .select(({ fn }) => ['message.consultation_id as id', fn.countAll<number>().as('unread')])
    .where('message.company_id', '=', companyId)
    .where('message.consultation_id', 'in', ids)
    .where('message.speaker', '!=', 'patient')
    .whereRef('message.seq', '>', 'consultation.patient_read_seq')
    .groupBy('message.consultation_id')
    .execute()
  return new Map(rows.map(({ id, unread }) => [id, unread]))
}
