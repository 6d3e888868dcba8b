import type { GeneratedDocument } from '@yf/contract/claim-shapes'
import type { claimCalls } from '@yf/contract/claims'
import { caseStates } from '@yf/domain/claim-case'
import { shanghaiDay } from '@yf/domain/dates'
import type { CallContext } from '#platform/call/context.ts'
import { inSteps, type OutcomeOf } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { readFacts } from '#features/claims/assessment/facts.ts'
import { ownCase, type CaseRow } from '#features/claims/record/own-case.ts'
import { bookOf } from './book.ts'
import { isDecided } from './letter.ts'
import { storeDocument, nameOf, documentOf, type CaseDocumentKind } from './document-files.ts'
import { hasReview } from './review-letter.ts'
import { hasBook } from './signed-book.ts'

/** The unsigned PDF of a draft, later the signed one, the decision letter, or the one about an appeal. */
export const book = inSteps<typeof claimCalls.book>(async ({ caseId, paper: kind = 'book' }, ctx) => {
  const caseRow = await ownCase(ctx.db, ctx.caller.accountId, caseId)
  if (!caseRow) return refuse('notFound')
  if (kind === 'letter') {
    if (!isDecided(caseRow)) return refuse('paperNotReady', '案件核定后才有决定通知书')
    return answer(toDocumentDto(caseRow, await documentOf(ctx, caseRow, 'letter'), 'letter'))
  }
  if (kind === 'review') {
    if (!(await hasReview(ctx.db, caseRow))) return refuse('paperNotReady', '复核有结果后才有复核决定通知书')
    return answer(toDocumentDto(caseRow, await documentOf(ctx, caseRow, 'review'), 'review'))
  }
  if (caseRow.state === caseStates.draft) return draftBook(ctx, caseRow)
  if (!hasBook(caseRow)) return refuse('paperNotReady', '该案件没有线上申请书')
  return answer(toDocumentDto(caseRow, await documentOf(ctx, caseRow, 'book'), 'book'))
})

export const documentNames: Readonly<Record<CaseDocumentKind, string>> = {
  book: '理赔申请书',
  letter: '理赔决定通知书',
  review: '复核决定通知书',
}

export const documentName = ({ case_no }: Pick<CaseRow, 'case_no'>, kind: CaseDocumentKind): string =>
  `${documentNames[kind]}-${case_no}.pdf`

const toDocumentDto = (caseRow: CaseRow, name: string, kind: CaseDocumentKind): GeneratedDocument => ({
  url: `/files/${name}`,
  name: documentName(caseRow, kind),
  hash: caseRow.book_hash ?? '',
  isSigned: caseRow.state === caseStates.draft ? 0 : 1,
})

/** Rendered again only if its content differs from the stored one. */
async function draftBook(ctx: CallContext, caseRow: CaseRow): Promise<OutcomeOf<typeof claimCalls.book>> {
  const outcome = await bookOf(ctx, await readFacts(ctx, caseRow))
  if (outcome.kind === 'incomplete') return refuse('claimStopped', outcome.message)
  const { book: content, hash } = outcome.on(shanghaiDay(ctx.clock.now()))
  const withHash = { ...caseRow, book_hash: hash }
  if (caseRow.book_hash === hash && caseRow.book_file_id)
    return answer(toDocumentDto(withHash, await nameOf(ctx.db, caseRow, caseRow.book_file_id), 'book'))
  const bytes = await ctx.documentWriter.applicationBook(content, null)
  const name = await storeDocument(ctx, caseRow, 'book', bytes, { book_hash: hash })
  return answer(toDocumentDto(withHash, name, 'book'))
}
