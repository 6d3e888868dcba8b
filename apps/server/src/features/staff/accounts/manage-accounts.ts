import type { AuditDeclaration } from '@yf/domain/audit-actions'
import type { StaffRole } from '@yf/domain/staff'
import type { Selectable } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { StaffTable } from '../tables.ts'
import { forgetOriginsOf } from '../sessions/login-origins.ts'
import { endSessionsOf } from '../sessions/sessions.ts'

type StaffRow = Selectable<StaffTable>

/** The operator has no console account: their changes of an account are recorded in that account's audit log. */
interface AccountDeps {
  readonly db: Db
  readonly clock: Clock
}
const address = '运维命令'

export type AccountChangeResult =
  | { readonly kind: 'kept'; readonly staff: StaffRow }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'taken' }

export async function addStaffMember(
  { db, clock }: AccountDeps,
  person: Pick<StaffRow, 'account' | 'name' | 'role' | 'company_id' | 'password_hash'>,
): Promise<AccountChangeResult> {
  const staff = await db
    .insertInto('staff')
    .values({ ...person, id: newId(), is_active: true, created_at: clock.now() })
    .onConflict((conflict) => conflict.column('account').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!staff) return { kind: 'taken' }
  await recordAuditEvent(
    { db, clock, address, staff },
    { action: 'addAccount', payload: { role: staff.role } },
  )
  return { kind: 'kept', staff }
}

/** Company staff belong to one company; all others to none. */
export const changeStaffRole = (
  ctx: AccountDeps,
  account: string,
  role: StaffRole,
  company_id: string | null,
): Promise<AccountChangeResult> =>
  change(ctx, account, { role, company_id }, { action: 'changeRole', payload: { role } })

/** Ends all sessions and forgets all login origins, because somebody else may have known the old password. */
export async function changeStaffPassword(
  ctx: AccountDeps,
  account: string,
  password_hash: string,
): Promise<AccountChangeResult> {
  const result = await change(ctx, account, { password_hash }, { action: 'resetPassword' })
  if (result.kind === 'kept') await forgetOriginsOf(ctx.db, result.staff.id)
  return result
}

export const setStaffActive = (
  ctx: AccountDeps,
  account: string,
  is_active: boolean,
): Promise<AccountChangeResult> =>
  change(ctx, account, { is_active }, { action: is_active ? 'enableAccount' : 'disableAccount' })

/** Every change ends the sessions, so that nobody keeps former permissions. */
async function change(
  { db, clock }: AccountDeps,
  account: string,
  values: Partial<StaffRow>,
  event: AuditDeclaration,
): Promise<AccountChangeResult> {
  const staff = await db
    .updateTable('staff')
    .set(values)
    .where('account', '=', account)
    .returningAll()
    .executeTakeFirst()
  if (!staff) return { kind: 'unknown' }
  await endSessionsOf(db, clock, staff.id)
  await recordAuditEvent({ db, clock, address, staff }, event)
  return { kind: 'kept', staff }
}

/** With the last activity of each, as far back as sessions are stored. */
export async function staffWithLastSeen(db: Db) {
  const people = await db
    .selectFrom('staff')
    .select(['id', 'account', 'name', 'role', 'is_active'])
    .orderBy('account')
    .execute()
  const seen = await db
    .selectFrom('staff_session')
    .select(({ fn }) => ['staff_id', fn.max('last_seen_at').as('at')])
    .groupBy('staff_id')
    .execute()
  const lastSeen = new Map(seen.map(({ staff_id, at }) => [staff_id, at]))
  return people.map(({ id, ...person }) => ({ ...person, last_seen_at: lastSeen.get(id) ?? null }))
}
