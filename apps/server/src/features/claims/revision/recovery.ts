import type { Static } from '@sinclair/typebox'
import type { Selectable } from 'kysely'
import type { CaseOverpayment } from '@yf/contract/claim-shapes'
import { caseNotices } from '@yf/domain/claim-notices'
import { formatFen } from '@yf/domain/money'
import { refuse, type Refused } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { recordState } from '#platform/moves/state-events.ts'
import { takeClaimPolicy, useUpPolicy } from '#features/equity/public.ts'
import { tellMember } from '../case/tell-member.ts'
import type { CaseWork } from '../case/moves.ts'
import { caseSubject, type CaseRow } from '../own-case.ts'
import type { ClaimRecoveryTable } from './tables.ts'
import { usesOf } from './accounting.ts'

export type Recovery = Selectable<ClaimRecoveryTable>
type Which = Pick<CaseRow, 'company_id' | 'id'>

/** Newest first. */
export const recoveriesOf = (db: Db, { company_id, id }: Which): Promise<Recovery[]> =>
  db
    .selectFrom('claim_recovery')
    .selectAll()
    .where((row) => row.and({ company_id, case_id: id }))
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const overpaidOf = async (db: Db, which: Which): Promise<number> =>
  (await usesOf(db, which)).reduce((sum, { overpaidFen }) => sum + overpaidFen, 0)

/** Null of a case that was never paid too much. */
export async function overpaymentOnTheWire(
  db: Db,
  caseRow: CaseRow,
): Promise<Static<typeof CaseOverpayment> | null> {
  const [overpaidFen, [newest]] = await Promise.all([overpaidOf(db, caseRow), recoveriesOf(db, caseRow)])
  if (overpaidFen === 0 && !newest) return null
  const agreed = newest && { amountFen: newest.amount_fen, day: newest.agreed_on, state: newest.state }
  return { overpaidFen, agreed: agreed ?? null }
}

interface Agreement {
  readonly amountFen: number
  readonly day: string
  readonly paperFileId: string
  readonly madeBy: string
  readonly actor: string
}

/** The member has signed that so much goes back; one agreement at a time. */
export async function agreeRecovery(
  ctx: CaseWork,
  caseRow: CaseRow,
  { amountFen, day, paperFileId, madeBy, actor }: Agreement,
): Promise<Refused<'notOverpaid' | 'stateMoved'> | null> {
  const overpaid = await overpaidOf(ctx.db, caseRow)
  if (amountFen > overpaid)
    return refuse('notOverpaid', `本案多付 ${formatFen(overpaid)}，约定退回的金额不能超过它`)
  const open = (await recoveriesOf(ctx.db, caseRow)).some(({ state }) => state === 'agreed')
  if (open) return refuse('stateMoved', '已有一份未完成的退款协议')
  const { company_id, id: case_id } = caseRow
  const row = { company_id, case_id, id: newId(), amount_fen: amountFen, agreed_on: day }
  await ctx.db
    .insertInto('claim_recovery')
    .values({
      ...row,
      paper_file_id: paperFileId,
      state: 'agreed',
      made_by: madeBy,
      made_at: ctx.clock.now(),
      ended_at: null,
      note: null,
    })
    .execute()
  await tellBoth(ctx, caseRow, actor, caseNotices.recoveryAgreed(amountFen))
  return null
}

/** What came back is used no more. */
export async function endRecovery(
  ctx: CaseWork,
  caseRow: CaseRow,
  recovery: Recovery,
  { outcome, note, actor }: { outcome: 'received' | 'dropped'; note: string; actor: string },
): Promise<void> {
  const { company_id, case_id, id, amount_fen } = recovery
  await ctx.db
    .updateTable('claim_recovery')
    .set({ state: outcome, note, ended_at: ctx.clock.now() })
    .where((row) => row.and({ company_id, case_id, id }))
    .execute()
  if (outcome === 'dropped') return
  await giveBack(ctx.db, caseRow, amount_fen)
  await tellBoth(ctx, caseRow, actor, caseNotices.recoveryReceived(amount_fen))
}

async function giveBack(tx: Db, { company_id, id, policy_id }: CaseRow, fen: number): Promise<void> {
  const policy = policy_id && (await takeClaimPolicy(tx, company_id, policy_id))
  if (!policy) throw new Error('an overpayment without its policy')
  let left = fen
  for (const { liabilityId, overpaidFen } of await usesOf(tx, { company_id, id })) {
    const back = Math.min(left, overpaidFen)
    if (back === 0) continue
    left -= back
    await tx
      .updateTable('claim_use')
      .set(({ eb }) => ({ overpaid_fen: eb('overpaid_fen', '-', back) }))
      .where((row) => row.and({ company_id, case_id: id, liability_id: liabilityId }))
      .execute()
    await useUpPolicy(tx, policy, {
      payableFen: -back,
      used: [{ liabilityId, paidFen: -back, deductibleFen: 0 }],
    })
  }
}

/** In the timeline and as a notice; the case stays where it is. */
async function tellBoth(
  ctx: CaseWork,
  caseRow: CaseRow,
  actor: string,
  notice: { title: string; words: string },
): Promise<void> {
  const { state } = caseRow
  const cause = { actor, reason: notice.words, at: ctx.clock.now() }
  await recordState(ctx.db, caseSubject(caseRow), { from: state, to: state }, cause)
  await tellMember(ctx, caseRow, notice)
}
