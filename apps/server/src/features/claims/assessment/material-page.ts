import type { Estimate, MaterialPage } from '@yf/contract/claim-shapes'
import type { claimCalls } from '@yf/contract/claims'
import { caseStates } from '@yf/domain/claim-case'
import { memberReasons, type Flag } from '@yf/domain/claim-flags'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toDraftDto } from '../record/application/dto.ts'
import type { PersonDeps } from '../record/people.ts'
import { decrypted } from '../record/health-texts.ts'
import { toLineDtos } from '../record/lines-dto.ts'
import { ownCase, type CaseRow } from '../record/own-case.ts'
import { unverifiedKind } from '../evidence/verification/issuer-flags.ts'
import { firstStop } from './checks.ts'
import { preventsAutomatic } from './flags.ts'
import { isAutomatic, judgeCase, type CaseJudgement } from './judge.ts'

const mostFiles = 60

export const materialPage: RunCallHandler<typeof claimCalls.materialPage> = async ({ caseId }, ctx) => {
  const caseRow = await ownCase(ctx.db, ctx.caller.accountId, caseId)
  return caseRow ? answer(await pageOf(ctx, caseRow)) : refuse('notFound')
}

export const openSupplement: RunCallHandler<typeof claimCalls.openSupplement> = async ({ caseId }, ctx) => {
  const caseRow = await ownCase(ctx.db, ctx.caller.accountId, caseId)
  if (!caseRow) return refuse('notFound')
  if (caseRow.state !== caseStates.supplementing) return refuse('notAskedFor')
  return answer(await pageOf(ctx, caseRow))
}

async function pageOf(ctx: PersonDeps, caseRow: CaseRow): Promise<MaterialPage> {
  const judged = await judgeCase(ctx, caseRow)
  const { needs, materials, rule } = judged.facts
  // Gaps of a case matter only while its owner can add documents.
  const isOpen = caseRow.state === caseStates.draft || caseRow.state === caseStates.supplementing
  return {
    draft: await toDraftDto(ctx, caseRow),
    needs: [...needs],
    materials: [...materials],
    checks: isOpen ? [...judged.checks] : [],
    estimate: toEstimateDto(judged),
    singleFen: rule.single_fen,
    mailAddress: rule.mail_address,
    mostFiles,
    askedFor: caseRow.state === caseStates.supplementing ? await supplementRequestText(ctx, caseRow) : null,
  }
}

const supplementRequestText = async (ctx: PersonDeps, caseRow: CaseRow): Promise<string | null> =>
  (await decrypted(ctx, caseRow)).asked_for?.words ?? null

/**
 * A pending issuer query is likely to be answered before submission; an issuer that did not answer is not counted on.
 */
function countedOn({ facts, flags }: CaseJudgement): Flag[] {
  const isSilent = facts.receipts.some(({ id }) => facts.issuerAnswers.get(id)?.outcome === 'unavailable')
  return flags.filter(({ kind }) => isSilent || kind !== unverifiedKind)
}

/** Whether the case would be decided automatically, and why not. */
function outlookOf(judged: CaseJudgement): Pick<Estimate, 'isAtOnce' | 'reasons'> {
  const { facts, decision, checks } = judged
  const isReady = facts.caseRow.state === caseStates.draft && firstStop(checks) === undefined
  if (!isReady) return { isAtOnce: 0, reasons: [] }
  const flags = countedOn(judged)
  if (isAutomatic(facts, decision, flags)) return { isAtOnce: 1, reasons: [] }
  return { isAtOnce: 0, reasons: memberReasons(flags.filter(preventsAutomatic).map(({ kind }) => kind)) }
}

function toEstimateDto(judged: CaseJudgement): Estimate {
  const { facts, decision } = judged
  return {
    billedFen: decision.billedFen,
    payableFen: decision.payableFen,
    lines: toLineDtos(decision.lines, facts.receipts, facts.policy),
    ...outlookOf(judged),
  }
}
