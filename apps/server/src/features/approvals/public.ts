import { aloneDays, needsApproval, type HandOut, type ApprovalKind } from '@yf/domain/approvals'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { Outcome } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { sealApproval } from './sealed.ts'
import { handedOutAlone, insertApproval, lockApprovals } from './store.ts'

export interface Maker {
  readonly id: string
  readonly name: string
}

/** What somebody else has looked at, done as it was put down by its maker; all but the worth of it is checked again. */
export type DoApproved = (input: unknown, ctx: StaffContext, by: Maker) => Promise<Outcome<unknown>>

/** The call's own work: alone, or because a second has said yes. */
export type Handing = 'alone' | 'seconded'

declare module '#platform/hooks.ts' {
  interface Hooks {
    readonly grants: Readonly<Record<ApprovalKind, DoApproved>>
  }
}

interface HandedOut {
  readonly kind: ApprovalKind
  readonly companyId: string
  readonly worth: HandOut
  readonly title: string
  readonly lines: readonly string[]
  /** The call's own, to do it once more when somebody has said yes. */
  readonly input: unknown
}

const dayMs = 86_400_000

/** False where it has been put down to wait for a second pair of eyes: then nothing else is to be done. */
export async function mayHandOut(ctx: StaffContext, handedOut: HandedOut): Promise<boolean> {
  const { kind, companyId, worth, title, lines, input } = handedOut
  const { db, clock, staff } = ctx
  const now = clock.now()
  await lockApprovals(db, companyId, kind)
  const before = await handedOutAlone(db, companyId, kind, new Date(now.getTime() - aloneDays * dayMs))
  const isAlone = !needsApproval(kind, worth, before)
  // What gives nothing more leaves nothing behind.
  if (isAlone && worth.all === 0) return true
  const id = newId()
  await insertApproval(db, {
    company_id: companyId,
    id,
    kind,
    title,
    lines,
    worth_fen: worth.all,
    input_sealed: isAlone ? null : sealApproval(ctx, id, input),
    state: isAlone ? 'alone' : 'proposed',
    proposed_by: staff.id,
    proposed_at: now,
    decided_by: null,
    decided_at: null,
    note: null,
  })
  if (!isAlone)
    await recordAuditEvent(ctx, {
      action: 'proposeGrant',
      detail: [title, ...lines].join('；').slice(0, 500),
    })
  return isAlone
}
