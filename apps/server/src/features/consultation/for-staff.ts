import { consultationStates, isOver, type ConsultationState } from '@yf/domain/consultation'
import type { WorkContext } from '#platform/call/work.ts'
import type { Db } from '#platform/db/handle.ts'
import { holderOf } from '#platform/keys/unique-keys.ts'
import { recordState } from '#platform/transitions/state-events.ts'
import { giveBackRight } from '#features/equity/public.ts'
import { undoOrder } from '#features/orders/public.ts'
import { consultationSubject, isSelfPaid, orderOf, rightEvent, rightOf, systemActor } from './transitions.ts'
import { idKey, takeByNumber, type ConsultationRow } from './store.ts'

/** A consultation as customer service sees it: its status, and nothing about its subject. */
export interface ServiceRow {
  readonly companyId: string
  readonly id: string
  readonly accountId: string
  readonly state: ConsultationState
  readonly cancelReason: string | null
  readonly startedAt: Date
  readonly givesUpAt: Date
  /** Null while the hospital has not accepted it: a partner problem. */
  readonly deliveredAt: Date | null
  readonly acceptedAt: Date | null
  readonly endedAt: Date | null
  /** The member paid for it: money is returned, not an entitlement. */
  readonly isSelfPaid: boolean
}

interface ServiceFilter {
  readonly state?: ConsultationState | undefined
  /** Those that the hospital has not received. */
  readonly isTroubled?: boolean | undefined
  readonly accountId?: string | undefined
  /** Longest waiting first; otherwise latest first. */
  readonly isOldestFirst?: boolean | undefined
}

function matching(db: Db, { state, isTroubled, accountId }: ServiceFilter) {
  let query = db.selectFrom('consultation')
  if (state !== undefined) query = query.where('state', '=', state)
  if (accountId !== undefined) query = query.where('account_id', '=', accountId)
  if (isTroubled)
    query = query.where('state', '=', consultationStates.waiting).where('delivered_at', 'is', null)
  return query
}

export async function serviceRows(
  db: Db,
  filter: ServiceFilter,
  page: { readonly pageNo: number; readonly pageSize: number },
): Promise<ServiceRow[]> {
  const rows = await matching(db, filter)
    .select(serviceColumns)
    .orderBy('started_at', filter.isOldestFirst ? 'asc' : 'desc')
    .orderBy('id')
    .limit(page.pageSize)
    .offset((page.pageNo - 1) * page.pageSize)
    .execute()
  return rows.map(toServiceRow)
}

/** One of them, by its number. */
export async function serviceRow(db: Db, id: string): Promise<ServiceRow | null> {
  const companyId = await holderOf(db, idKey, id)
  if (companyId === null) return null
  const row = await db
    .selectFrom('consultation')
    .select(serviceColumns)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toServiceRow(row) : null
}

const serviceColumns = [
  'company_id',
  'id',
  'account_id',
  'state',
  'cancel_reason',
  'started_at',
  'gives_up_at',
  'delivered_at',
  'accepted_at',
  'ended_at',
  'order_id',
] as const

function toServiceRow(row: Pick<ConsultationRow, (typeof serviceColumns)[number]>): ServiceRow {
  return {
    companyId: row.company_id,
    id: row.id,
    accountId: row.account_id,
    state: row.state,
    cancelReason: row.cancel_reason,
    startedAt: row.started_at,
    givesUpAt: row.gives_up_at,
    deliveredAt: row.delivered_at,
    acceptedAt: row.accepted_at,
    endedAt: row.ended_at,
    isSelfPaid: isSelfPaid(row),
  }
}

export async function countServiceRows(db: Db, filter: ServiceFilter): Promise<number> {
  const { total } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Only ids, for counting. */
export const serviceQuery = (db: Db, filter: ServiceFilter) => matching(db, filter).select('id')

/** By state, for the tiles of the console. */
export async function consultationCounts(db: Db): Promise<Readonly<Record<ConsultationState, number>>> {
  const rows = await db
    .selectFrom('consultation')
    .select(({ fn }) => ['state', fn.countAll<number>().as('total')])
    .groupBy('state')
    .execute()
  return {
    1: 0,
    2: 0,
    3: 0,
    4: 0,
    5: 0,
    ...Object.fromEntries(rows.map(({ state, total }) => [state, total])),
  }
}

export type RightReturned = 'givenBack' | 'already' | 'stillOpen' | 'notFound'

/** Customer service returns a used entitlement or a payment, with a reason in the timeline. Once. */
export async function returnRight(
  ctx: WorkContext,
  { id, actor, reason }: { readonly id: string; readonly actor: string; readonly reason: string },
): Promise<RightReturned> {
  const row = await takeByNumber(ctx.db, id)
  if (!row) return 'notFound'
  // While a doctor may still come, or is present, the final state is unknown.
  if (!isOver(row.state)) return 'stillOpen'
  if (!(await givePayerBack(ctx, row))) return 'already'
  const cause = { actor, reason, at: ctx.clock.now() }
  await recordState(ctx.db, consultationSubject(row), { from: row.state, to: row.state }, cause)
  return 'givenBack'
}

async function givePayerBack(ctx: WorkContext, row: ConsultationRow): Promise<boolean> {
  const [right, order] = [rightOf(row), orderOf(row)]
  if (order) return (await undoOrder(ctx, order, { actor: systemActor, reason: '服务退款' })) === 'undone'
  return right !== null && (await giveBackRight(ctx.db, ctx.clock, right, rightEvent(row.id))) === 'givenBack'
}
