import type { Estimate, MaterialPage } from '@yf/contract/claim-shapes'
import type { claimCalls } from '@yf/contract/claims'
import { caseStates } from '@yf/domain/claim-case'
import type { Run } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { draftOnTheWire } from '../application/on-the-wire.ts'
import { ownCase, type CaseRow } from '../own-case.ts'
import { mayDecideAtOnce } from '../deciding/at-once.ts'
import { checksOf, firstStop } from './checks.ts'
import { linesOnTheWire } from './decision.ts'
import { factsOf, type CaseFacts, type Looking } from './facts.ts'

const mostFiles = 60

export const materialPage: Run<typeof claimCalls.materialPage> = async ({ caseId }, ctx) => {
  const caseRow = await ownCase(ctx.db, ctx.caller.accountId, caseId)
  return caseRow ? answer(await pageOf(ctx, caseRow)) : refuse('notFound')
}

export const openSupplement: Run<typeof claimCalls.openSupplement> = async ({ caseId }, ctx) => {
  const caseRow = await ownCase(ctx.db, ctx.caller.accountId, caseId)
  if (!caseRow) return refuse('notFound')
  if (caseRow.state !== caseStates.supplementing) return refuse('notAskedFor')
  return answer(await pageOf(ctx, caseRow))
}

async function pageOf(ctx: Looking, caseRow: CaseRow): Promise<MaterialPage> {
  const facts = await factsOf(ctx, caseRow)
  // What a case lacks matters only while its owner can add to it.
  const isOpen = caseRow.state === caseStates.draft || caseRow.state === caseStates.supplementing
  const checks = isOpen ? checksOf(facts) : []
  return {
    draft: await draftOnTheWire(ctx, caseRow),
    needs: [...facts.needs],
    materials: [...facts.materials],
    checks,
    estimate: estimateOf(facts, firstStop(checks) === undefined),
    singleFen: facts.rule.single_fen,
    mailAddress: facts.rule.mail_address,
    mostFiles,
    askedFor: caseRow.state === caseStates.supplementing ? (caseRow.asked_for?.words ?? null) : null,
  }
}

const estimateOf = (facts: CaseFacts, isReady: boolean): Estimate => ({
  billedFen: facts.decision.billedFen,
  payableFen: facts.decision.payableFen,
  lines: linesOnTheWire(facts.decision.lines, facts.receipts, facts.policy),
  isAtOnce: isReady && facts.caseRow.state === caseStates.draft && mayDecideAtOnce(facts) ? 1 : 0,
})
