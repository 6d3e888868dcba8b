import { adjudicate, type Decision, type Line, type Receipt } from '@yf/domain/adjudication'
import { formatFen } from '@yf/domain/money'
import type { ReceiptRow } from '../case/find.ts'
import type { HandLine } from '../case/line-store.ts'
import type { CaseRow } from '../own-case.ts'
import type { DecisionFacts } from './facts.ts'

/** What is paid, from the facts and nothing else: before submitting, at submitting and in the console. */
export function decide(facts: DecisionFacts): Decision {
  const ruled = decideByRule(facts)
  const lines = ruled.lines.map((line) => decidedBy(line, facts.byHand))
  return { ...ruled, lines, payableFen: lines.reduce((sum, line) => sum + line.payableFen, 0) }
}

/** The same as if nobody had set a line by hand. */
export function decideByRule({ caseRow, receipts, policy }: DecisionFacts): Decision {
  if (!policy || !caseRow.visit_type) return { lines: [], billedFen: billedSum(receipts), payableFen: 0 }
  return adjudicate(
    policy,
    receipts.flatMap((receipt) => measured(caseRow, receipt)),
  )
}

export const billedSum = (receipts: readonly Pick<ReceiptRow, 'billed_fen'>[]): number =>
  receipts.reduce((sum, { billed_fen }) => sum + (billed_fen ?? 0), 0)

/** A receipt without amount or day cannot be measured: the checks ask for them. */
function measured({ visit_type, hospital }: CaseRow, row: ReceiptRow): Receipt[] {
  if (row.billed_fen === null || row.day === null || !visit_type) return []
  return [
    {
      id: row.id,
      day: row.day,
      visitType: visit_type,
      hospital: row.hospital ?? hospital ?? '',
      billedFen: row.billed_fen,
      socialFen: row.social_fen,
      excludedFen: row.excluded_fen,
      excludedReason: row.excluded_reason,
    },
  ]
}

function decidedBy(line: Line, byHand: readonly HandLine[]): Line {
  const hand = byHand.find(({ receiptId }) => receiptId === line.receiptId)
  if (!hand) return line
  const payableFen = Math.min(hand.payableFen, line.payableFen)
  const words = `${hand.reason}，人工核定赔付 ${formatFen(payableFen)}（按保单规则最多 ${formatFen(line.payableFen)}）`
  return { ...line, payableFen, reason: words }
}
