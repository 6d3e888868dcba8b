import type { AuditDeclaration } from '@yf/domain/audit-actions'
import type { Staff, StaffContext } from '#platform/call/context.ts'
import { newId } from '#platform/ids.ts'
import { appendAuditEvent } from './chain.ts'
import { storedPayload } from './stored-payload.ts'

export type AuditEventDeps = Pick<StaffContext, 'db' | 'clock' | 'address'> & {
  staff: Pick<Staff, 'id' | 'name' | 'role'>
}

/** A case that was shown, and its owner. */
export interface ViewedCase {
  readonly id: string
  readonly account_id: string
}

interface ShownRecords {
  readonly about?: ViewedCase & { readonly company_id: string; readonly case_no: string }
  /** Further cases that were shown, or all if there are several. */
  readonly seen?: readonly ViewedCase[]
  /**
   * Ids of what was shown if the audit log must not reveal whose it is: only the page that owns them can resolve
   * them.
   */
  readonly encrypted?: readonly string[]
}

/** An action with its own payload, and what it showed or changed. */
export type AuditEvent = AuditDeclaration & ShownRecords

/** Runs in the recorded transaction: neither is stored without the other. */
export const recordAuditEvent = (ctx: AuditEventDeps, event: AuditEvent): Promise<void> =>
  recordWithDetail(ctx, event, storedPayload(event.payload))

/** The detail as it is stored: a payload without long numbers, or an encrypted one. */
export async function recordWithDetail(
  { db, clock, address, staff }: AuditEventDeps,
  { action, about, seen = [], encrypted = [] }: ShownRecords & Pick<AuditEvent, 'action'>,
  detail: string,
): Promise<void> {
  const all = about ? [about, ...seen] : seen
  await appendAuditEvent(db, {
    id: newId(),
    at: clock.now(),
    staff_id: staff.id,
    staff_name: staff.name,
    role: staff.role,
    action,
    company_id: about?.company_id ?? null,
    case_id: about?.id ?? null,
    case_no: about?.case_no ?? null,
    cases: [...new Set([...all.map(({ id }) => id), ...encrypted])],
    members: [...new Set(all.map(({ account_id }) => account_id))],
    detail,
    address,
  })
}

const minute = 60_000

/**
 * Repeated reads within a minute count as one, because pages poll. For a list, only members whom this person has not
 * seen in it yet are recorded.
 */
export async function recordRead(ctx: AuditEventDeps, read: AuditEvent, within = minute): Promise<void> {
  const before = await ctx.db
    .selectFrom('audit_event')
    .select('cases')
    .where('staff_id', '=', ctx.staff.id)
    .where('at', '>', new Date(ctx.clock.now().getTime() - within))
    .where('action', '=', read.action)
    .where('detail', '=', storedPayload(read.payload))
    .where('case_id', 'is not distinct from', read.about?.id ?? null)
    .execute()
  const seenBefore = new Set(before.flatMap(({ cases }) => cases))
  const seen = (read.seen ?? []).filter(({ id }) => !seenBefore.has(id))
  const encrypted = (read.encrypted ?? []).filter((id) => !seenBefore.has(id))
  const isNew = before.length === 0 || seen.length > 0 || encrypted.length > 0
  if (isNew) await recordAuditEvent(ctx, { ...read, seen, encrypted })
}
