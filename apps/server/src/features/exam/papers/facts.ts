import type { ExamDocumentList } from '@yf/contract/exam-shapes'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { requireMembership } from '#features/company/public.ts'
import { usedInvoices, usedWords } from '#features/claims/public.ts'
import type { UsableRight } from '#features/equity/public.ts'
import type { ExamRow } from '../own-exam.ts'
import { rightsOf } from '../quota.ts'
import { covers, invoicesFen, largest, missingOf, type ExamFacts } from '../rules.ts'
import { toDocumentDtos } from './dto.ts'
import { invoicesOf, papersOf, valuesOfPaper, type PaperRow } from './store.ts'

export type Reading = Pick<Services, 'cipher' | 'clock'> & { readonly db: Db }

export interface KnownExam {
  readonly papers: readonly PaperRow[]
  readonly rights: readonly UsableRight[]
  readonly facts: ExamFacts
}

/** Everything that decides whether a draft can be submitted. */
export async function readExam(ctx: Reading, exam: ExamRow): Promise<KnownExam> {
  const papers = await papersOf(ctx.db, exam)
  const membership = await requireMembership(ctx.db, exam.account_id, exam.company_id)
  const [rights, holderOf] = await Promise.all([
    membership ? rightsOf(ctx, membership, exam.family_id) : [],
    usedInvoices(ctx.db, exam, invoicesOf(papers)),
  ])
  const facts = papers.map((paper) => {
    const caseNo = holderOf(paper)
    return {
      kind: paper.kind,
      state: paper.state,
      values: valuesOfPaper(paper),
      isConfirmed: paper.is_confirmed,
      used: caseNo === null ? null : usedWords({ invoiceNumber: paper.invoice_number ?? '', caseNo }),
    }
  })
  const most = largest(rights.filter((right) => covers(right, exam.exam_day)))
  return {
    papers,
    rights,
    facts: {
      amountFen: exam.amount_fen,
      hasCard: exam.bank_card_id !== null,
      leftFen: most?.left ?? null,
      papers: facts,
    },
  }
}

/** For the owner. A submitted one lacks nothing. */
export async function paperPageOf(ctx: Reading, exam: ExamRow): Promise<ExamDocumentList> {
  const { papers, facts } = await readExam(ctx, exam)
  return {
    papers: await toDocumentDtos(ctx, exam, papers),
    invoicesFen: invoicesFen(facts.papers),
    missing: exam.state === 0 ? missingOf(facts) : [],
  }
}
