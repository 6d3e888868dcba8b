import type { AuditAction } from '@yf/domain/audit-actions'
import type { Staff, StaffContext } from '#platform/call/context.ts'
import { isUnderSubjectKey } from '#platform/crypto/subject-key.ts'
import { newId } from '#platform/ids.ts'
import { appendAuditEvent } from './chain.ts'

export type Recording = Pick<StaffContext, 'db' | 'clock' | 'address'> & {
  staff: Pick<Staff, 'id' | 'name' | 'role'>
}

/** A case that was shown, and its owner. */
export interface Seen {
  readonly id: string
  readonly account_id: string
}

export interface AuditEvent {
  readonly action: AuditAction
  readonly about?: Seen & { readonly company_id: string; readonly case_no: string }
  /** Further cases that were shown, or all if there are several. */
  readonly seen?: readonly Seen[]
  /**
   * Ids of what was shown if the audit log must not reveal whose it is: only the page that owns them can resolve
   * them.
   */
  readonly encrypted?: readonly string[]
  readonly detail?: string
}

/** A certificate, card or phone number typed into a reason is not written to the audit log. */
const longNumber = /(?<![0-9A-Za-z])\d{9,}[Xx]?(?![0-9A-Za-z])/g
const spaced = /(?<![0-9A-Za-z])\d{4}(?:[ -]\d{3,4}){2,}(?![0-9A-Za-z])/g
export const withoutNumbers = (text: string): string =>
  text.replace(spaced, '****').replace(longNumber, '****')

/** Runs in the recorded transaction: neither is stored without the other. */
export async function recordAuditEvent(
  { db, clock, address, staff }: Recording,
  { action, about, seen = [], encrypted = [], detail = '' }: AuditEvent,
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
    detail: isUnderSubjectKey(detail) ? detail : withoutNumbers(detail),
    address,
  })
}

const minute = 60_000

/**
 * Repeated reads within a minute count as one, because pages poll. For a list, only members whom this person has not
 * seen in it yet are recorded.
 */
export async function recordRead(ctx: Recording, read: AuditEvent, within = minute): Promise<void> {
  const before = await ctx.db
    .selectFrom('audit_event')
    .select('cases')
    .where('staff_id', '=', ctx.staff.id)
    .where('at', '>', new Date(ctx.clock.now().getTime() - within))
    .where('action', '=', read.action)
    .where('detail', '=', withoutNumbers(read.detail ?? ''))
    .where('case_id', 'is not distinct from', read.about?.id ?? null)
    .execute()
  const known = new Set(before.flatMap(({ cases }) => cases))
  const seen = (read.seen ?? []).filter(({ id }) => !known.has(id))
  const encrypted = (read.encrypted ?? []).filter((id) => !known.has(id))
  const isNew = before.length === 0 || seen.length > 0 || encrypted.length > 0
  if (isNew) await recordAuditEvent(ctx, { ...read, seen, encrypted })
}
