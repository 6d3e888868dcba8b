import type { Flag } from '@yf/domain/claim-flags'
import type { CheckPoint } from '@yf/contract/claim-shapes'
import type { Decision } from '@yf/domain/adjudication'
import { isAllDeductible } from '@yf/domain/claim-case'
import type { PersonDeps } from '../record/people.ts'
import type { CaseRow } from '../record/own-case.ts'
import { checksOf } from './checks.ts'
import { decide } from './decision.ts'
import { readFacts, type CaseFacts } from './facts.ts'
import { flagsOf, preventsAutomatic } from './flags.ts'
import { readSigns, type Signs } from './signs.ts'

/** The judgement that follows from the facts of a case. */
export interface CaseJudgement {
  readonly facts: CaseFacts
  readonly decision: Decision
  readonly checks: readonly CheckPoint[]
  readonly flags: readonly Flag[]
  readonly isAutomatic: boolean
}

/** Reads the facts and derives the judgement, which all later writes of the case use. */
export async function judgeCase(ctx: PersonDeps, caseRow: CaseRow): Promise<CaseJudgement> {
  const facts = await readFacts(ctx, caseRow)
  return judge(facts, await readSigns(ctx.db, facts, ctx.clock.now()))
}

export function judge(facts: CaseFacts, signs: Signs): CaseJudgement {
  const decision = decide(facts)
  const flags = flagsOf(facts, decision, signs)
  return {
    facts,
    decision,
    checks: checksOf(facts, decision),
    flags,
    isAutomatic: isAutomatic(facts, decision, flags),
  }
}

/**
 * Decisions §5: receipts recognised with confidence, a sum within the company's limit, no flags, and something
 * covered, if only by the deductible. The machine approves; everything else waits for a person.
 */
export const isAutomatic = (
  { caseRow, receipts }: CaseFacts,
  { lines, payableFen }: Decision,
  flags: readonly Flag[],
): boolean =>
  caseRow.flow === 'new' &&
  receipts.length > 0 &&
  (payableFen > 0 || isAllDeductible(lines)) &&
  !flags.some(preventsAutomatic)
