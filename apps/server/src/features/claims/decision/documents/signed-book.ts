import { caseStates } from '@yf/domain/claim-case'
import type { ApplicationBook } from '@yf/papers/documents/application-book'
import type { Services } from '#platform/call/context.ts'
import { openUnder } from '#platform/crypto/subject-key.ts'
import { subjectKey, existingSubjectKey } from '#platform/crypto/subject-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { bookRow } from '#features/claims/record/encrypted.ts'

type SignedBookDeps = Pick<Services, 'clock' | 'cipher'> & { readonly db: Db }

/** Stored in the submitting transaction: later supplements and corrections do not change what was signed. */
export async function keepSignedBook(
  ctx: SignedBookDeps,
  { company_id, id, account_id }: CaseRow,
  book: ApplicationBook,
): Promise<void> {
  const key = await subjectKey(ctx, account_id)
  await ctx.db
    .insertInto('claim_book')
    .values({
      company_id,
      case_id: id,
      content_encrypted: key.encrypt(JSON.stringify(book), bookRow(id)),
      created_at: ctx.clock.now(),
    })
    .execute()
}

/** Every case that was submitted here has one; an imported case may not. */
export const hasBook = ({ state, book_hash }: Pick<CaseRow, 'state' | 'book_hash'>): boolean =>
  state !== caseStates.draft && book_hash !== null

export async function signedBook(
  ctx: Omit<SignedBookDeps, 'clock'>,
  { company_id, id, account_id }: Pick<CaseRow, 'company_id' | 'id' | 'account_id'>,
): Promise<ApplicationBook> {
  const { content_encrypted } = await ctx.db
    .selectFrom('claim_book')
    .select('content_encrypted')
    .where((row) => row.and({ company_id, case_id: id }))
    .executeTakeFirstOrThrow()
  const key = await existingSubjectKey(ctx, account_id)
  const content = openUnder(key, content_encrypted, bookRow(id))
  if (!content) throw new Error('what was signed was deleted with the key of its owner')
  const book = JSON.parse(content) as ApplicationBook
  return { ...book, appliedAt: new Date(book.appliedAt) }
}
