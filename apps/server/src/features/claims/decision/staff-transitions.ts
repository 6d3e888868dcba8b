import { caseStates } from '@yf/domain/claim-case'
import { caseNotices } from '@yf/domain/claim-notices'
import { receiptRows } from '../record/find.ts'
import { encryptedRequest } from '../record/health-texts.ts'
import { deleteManualLines } from '../record/line-store.ts'
import { transitionCase, type CaseWork, type TransitionOutcome } from '../record/transitions.ts'
import { notifyMember } from '../record/notify-member.ts'
import type { CaseRow } from '../record/own-case.ts'
import type { SupplementRequest } from '../record/tables.ts'
import { fingerprintOf } from './fingerprint.ts'
import { holdInvoices } from './hold-invoices.ts'
import { noteFlags } from './keep-flags.ts'

/** 1 → 2: a handler takes the case. */
export async function accept(ctx: CaseWork, caseRow: CaseRow, actor: string): Promise<TransitionOutcome> {
  const reason = caseNotices.accepted.words
  const moved = await transitionCase(ctx, caseRow, { to: caseStates.reviewing, from: [1], actor, reason })
  if (moved.kind === 'refused') return moved
  if (caseRow.flow !== 'new') await refreshInvoicesAndFlags(ctx, caseRow)
  await notifyMember(ctx, caseRow, caseNotices.accepted)
  return moved
}

/** Without recognition the invoices were unknown at submission: the free ones are taken now. */
async function refreshInvoicesAndFlags(ctx: CaseWork, caseRow: CaseRow): Promise<void> {
  await holdInvoices(ctx, caseRow, await receiptRows(ctx.db, caseRow))
  await noteFlags(ctx, caseRow)
}

/** 2 → 4: the documents are complete. */
export async function toAdjudication(
  ctx: CaseWork,
  caseRow: CaseRow,
  actor: string,
): Promise<TransitionOutcome> {
  const reason = caseNotices.adjudicating.words
  const moved = await transitionCase(ctx, caseRow, { to: caseStates.adjudicating, actor, reason })
  if (moved.kind === 'moved') await notifyMember(ctx, caseRow, caseNotices.adjudicating)
  return moved
}

/** 2, 3 or 4 → 3: something is missing, or the request changes. */
export async function ask(
  ctx: CaseWork,
  caseRow: CaseRow,
  { words: text, kinds, actor }: Pick<SupplementRequest, 'words' | 'kinds'> & { readonly actor: string },
): Promise<TransitionOutcome> {
  const asked_for = {
    words: await encryptedRequest(ctx, caseRow, text),
    kinds,
    ...(await seenBefore(ctx, caseRow)),
  }
  const moved = await transitionCase(ctx, caseRow, {
    to: caseStates.supplementing,
    actor,
    reason: `请补充资料：${text}`,
    set: { asked_for },
  })
  if (moved.kind === 'refused') return moved
  // Lines set by hand referred to the documents before the supplement.
  await deleteManualLines(ctx.db, caseRow)
  await notifyMember(ctx, caseRow, caseNotices.asked(text))
  return moved
}

/**
 * Fingerprint and time of the request. A repeated request keeps them, because the member may have begun to answer.
 */
async function seenBefore(ctx: CaseWork, caseRow: CaseRow): Promise<Pick<SupplementRequest, 'seen' | 'at'>> {
  const { state, asked_for } = caseRow
  if (state === caseStates.supplementing && asked_for?.seen && asked_for.at)
    return { seen: asked_for.seen, at: asked_for.at }
  return { at: ctx.clock.now().toISOString(), seen: await fingerprintOf(ctx, caseRow) }
}
