import {
  aloneDays,
  needsApproval,
  type ApprovalKind,
  type Disbursement,
  type DisbursementKind,
} from '@yf/domain/approvals'
import { recordAuditEvent, staffNames } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { CallOutcome } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { encryptApproval } from './encrypted.ts'
import { disbursedWithoutApproval, insertApproval, lockApprovals, proposalQuery } from './store.ts'

export interface Maker {
  readonly id: string
  readonly name: string
}

/** Executes an approved call as proposed, in the name of its maker; everything but the worth is checked again. */
export type DoApproved = (input: unknown, ctx: StaffContext, by: Maker) => Promise<CallOutcome<unknown>>

/** How a call runs: without approval, or approved by a second person. */
export type ApprovalMode = 'alone' | 'approved'

declare module '#platform/extension-points.ts' {
  interface ExtensionPoints {
    readonly approvedCalls: Readonly<Record<ApprovalKind, DoApproved>>
  }
}

interface ProposalRequest {
  readonly kind: ApprovalKind
  readonly companyId: string
  readonly title: string
  readonly lines: readonly string[]
  /** The call's input, to run it again after approval. */
  readonly input: unknown
}

interface DisbursementRequest extends ProposalRequest {
  readonly kind: DisbursementKind
  readonly worth: Disbursement
}

const dayMs = 86_400_000

/** False if the proposal now waits for approval: the caller then does nothing else. */
export async function mayDisburse(ctx: StaffContext, request: DisbursementRequest): Promise<boolean> {
  const { kind, companyId, worth, title, lines, input } = request
  const { db, clock, staff } = ctx
  const now = clock.now()
  await lockApprovals(db, companyId, kind)
  const before = await disbursedWithoutApproval(
    db,
    companyId,
    kind,
    new Date(now.getTime() - aloneDays * dayMs),
  )
  const isAlone = !needsApproval(kind, worth, before)
  // A change that gives nothing more needs no record.
  if (isAlone && worth.all === 0) return true
  const id = newId()
  await insertApproval(db, {
    company_id: companyId,
    id,
    kind,
    title,
    lines,
    worth_fen: worth.all,
    input_encrypted: isAlone ? null : encryptApproval(ctx, id, input),
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
      payload: { title, lines },
    })
  return isAlone
}

/** Always waits for a second person: for what nobody may do alone. */
export async function propose(ctx: StaffContext, request: ProposalRequest): Promise<void> {
  const { kind, companyId, title, lines, input } = request
  const id = newId()
  await insertApproval(ctx.db, {
    company_id: companyId,
    id,
    kind,
    title,
    lines,
    worth_fen: 0,
    input_encrypted: encryptApproval(ctx, id, input),
    state: 'proposed',
    proposed_by: ctx.staff.id,
    proposed_at: ctx.clock.now(),
    decided_by: null,
    decided_at: null,
    note: null,
  })
  await recordAuditEvent(ctx, { action: 'proposeGrant', payload: { title, lines } })
}

export interface WaitingProposal {
  readonly title: string
  readonly lines: readonly string[]
  readonly proposedBy: string
  readonly proposedAt: Date
}

/** What waits for a second person, the newest first. */
export const waitingProposals = async (
  db: Db,
  companyId: string,
  kind: ApprovalKind,
): Promise<WaitingProposal[]> => {
  const rows = await proposalQuery(db, 'proposed')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .orderBy('proposed_at', 'desc')
    .limit(5)
    .execute()
  const names = await staffNames(
    db,
    rows.map(({ proposed_by }) => proposed_by),
  )
  return rows.map(({ title, lines, proposed_by, proposed_at }) => ({
    title,
    lines,
    proposedBy: names.get(proposed_by) ?? '',
    proposedAt: proposed_at,
  }))
}
