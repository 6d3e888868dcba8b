import { caseMachine, caseStates, type CaseState } from '@yf/domain/claim-case'
import { caseNotices } from '@yf/domain/claim-notices'
import type { Services } from '#platform/call/context.ts'
import type { Refused } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { moveState } from '#platform/moves/move-state.ts'
import { caseSubject, type CaseRow } from '../own-case.ts'
import type { AskedFor } from '../tables.ts'
import { receiptRows } from './find.ts'
import { fingerprintOf } from '../deciding/fingerprint.ts'
import { noteFlags } from '../checking/flags.ts'
import { holdInvoices } from '../deciding/invoices.ts'
import { tellMember } from './tell-member.ts'

/** What it takes to move a case, in a call and in a job alike. Always within a transaction, on a case that was taken. */
export type CaseWork = Pick<Services, 'clock' | 'cipher' | 'jobs'> & { readonly db: Db }

export interface CaseMove {
  readonly to: CaseState
  readonly from?: readonly CaseState[]
  /** An account's id, `system`, or `staff:<id>`. */
  readonly actor: string
  /** In Chinese: the member reads it in the timeline. */
  readonly reason: string
  readonly set?: Partial<CaseRow>
}

export type Moved = { readonly kind: 'moved'; readonly from: CaseState } | Refused

export const staffActor = (staffId: string): string => `staff:${staffId}`
export const system = 'system'

export function moveCase({ db, clock }: CaseWork, caseRow: CaseRow, move: CaseMove): Promise<Moved> {
  const { company_id, id } = caseRow
  const at = clock.now()
  return moveState(db, {
    machine: caseMachine,
    subject: caseSubject(caseRow),
    table: 'claim_case',
    where: { company_id, id },
    to: move.to,
    ...(move.from ? { from: move.from } : {}),
    set: { updated_at: at, ...move.set },
    cause: { actor: move.actor, reason: move.reason, at },
  })
}

/** 1 → 2: a handler takes the case. */
export async function accept(ctx: CaseWork, caseRow: CaseRow, actor: string): Promise<Moved> {
  const reason = caseNotices.accepted.words
  const moved = await moveCase(ctx, caseRow, { to: caseStates.reviewing, from: [1], actor, reason })
  if (moved.kind === 'refused') return moved
  if (caseRow.flow !== 'new') await lookAgain(ctx, caseRow)
  await tellMember(ctx, caseRow, caseNotices.accepted)
  return moved
}

/** Without reading, nobody knew the invoices when the case was submitted: those that are free are taken now. */
async function lookAgain(ctx: CaseWork, caseRow: CaseRow): Promise<void> {
  await holdInvoices(ctx, caseRow, await receiptRows(ctx.db, caseRow))
  await noteFlags(ctx, caseRow)
}

/** 2 → 4: the papers are complete. */
export async function toAdjudication(ctx: CaseWork, caseRow: CaseRow, actor: string): Promise<Moved> {
  const reason = caseNotices.adjudicating.words
  const moved = await moveCase(ctx, caseRow, { to: caseStates.adjudicating, actor, reason })
  if (moved.kind === 'moved') await tellMember(ctx, caseRow, caseNotices.adjudicating)
  return moved
}

/** 2 → 3: something is missing. */
export async function ask(
  ctx: CaseWork,
  caseRow: CaseRow,
  { words, kinds, actor }: Pick<AskedFor, 'words' | 'kinds'> & { readonly actor: string },
): Promise<Moved> {
  const at = ctx.clock.now().toISOString()
  const asked_for = { words, kinds, at, seen: await fingerprintOf(ctx.db, caseRow) }
  const moved = await moveCase(ctx, caseRow, {
    to: caseStates.supplementing,
    actor,
    reason: `请补充资料：${words}`,
    set: { asked_for },
  })
  if (moved.kind === 'refused') return moved
  await forgetHandLines(ctx, caseRow)
  await tellMember(ctx, caseRow, caseNotices.asked(words))
  return moved
}

/** What was decided by hand was decided about other papers than those that are to come. */
const forgetHandLines = ({ db }: CaseWork, { company_id, id }: CaseRow) =>
  db
    .deleteFrom('claim_line')
    .where((row) => row.and({ company_id, case_id: id, is_by_hand: true }))
    .execute()
