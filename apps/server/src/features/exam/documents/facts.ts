import type { ExamDocumentList } from '@yf/contract/exam-shapes'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { requireMembership } from '#features/company/public.ts'
import { usedInvoices, usedInvoiceMessage } from '#features/claims/public.ts'
import type { UsableRight } from '#features/equity/public.ts'
import type { ExamRow } from '../own-exam.ts'
import { rightsOf } from '../quota.ts'
import { covers, invoicesFen, largest, missingOf, type ExamFacts } from '../rules.ts'
import { toDocumentDtos } from './dto.ts'
import { invoicesOf, documentsOf, valuesOfDocument, type ExamDocumentRow } from './store.ts'

export type ExamReadDeps = Pick<Services, 'cipher' | 'clock'> & { readonly db: Db }

export interface ExamWithFacts {
  readonly documents: readonly ExamDocumentRow[]
  readonly rights: readonly UsableRight[]
  readonly facts: ExamFacts
}

/** Everything that decides whether a draft can be submitted. */
export async function readExam(ctx: ExamReadDeps, exam: ExamRow): Promise<ExamWithFacts> {
  const documents = await documentsOf(ctx.db, exam)
  const membership = await requireMembership(ctx.db, exam.account_id, exam.company_id)
  const [rights, holderOf] = await Promise.all([
    membership ? rightsOf(ctx, membership, exam.family_id) : [],
    usedInvoices(ctx.db, exam, invoicesOf(documents)),
  ])
  const facts = documents.map((document) => {
    const caseNo = holderOf(document)
    return {
      kind: document.kind,
      state: document.state,
      values: valuesOfDocument(document),
      isConfirmed: document.is_confirmed,
      used:
        caseNo === null ? null : usedInvoiceMessage({ invoiceNumber: document.invoice_number ?? '', caseNo }),
    }
  })
  const most = largest(rights.filter((right) => covers(right, exam.exam_day)))
  return {
    documents,
    rights,
    facts: {
      amountFen: exam.amount_fen,
      hasCard: exam.bank_card_id !== null,
      leftFen: most?.left ?? null,
      documents: facts,
    },
  }
}

/** For the owner. A submitted one lacks nothing. */
export async function documentPageOf(ctx: ExamReadDeps, exam: ExamRow): Promise<ExamDocumentList> {
  const { documents, facts } = await readExam(ctx, exam)
  return {
    papers: await toDocumentDtos(ctx, exam, documents),
    invoicesFen: invoicesFen(facts.documents),
    missing: exam.state === 0 ? missingOf(facts) : [],
  }
}
