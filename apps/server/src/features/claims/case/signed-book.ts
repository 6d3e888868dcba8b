import { caseStates } from '@yf/domain/claim-case'
import type { ApplicationBook } from '@yf/papers/documents/application-book'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import type { CaseRow } from '../own-case.ts'
import { bookRow } from '../sealed.ts'

type Keeping = Pick<Services, 'clock' | 'cipher'> & { readonly db: Db }

/** In the transaction that submits: what was signed stays what it was, whatever is supplemented or corrected. */
export const keepSignedBook = (
  { db, clock, cipher }: Keeping,
  { company_id, id }: CaseRow,
  book: ApplicationBook,
) =>
  db
    .insertInto('claim_book')
    .values({
      company_id,
      case_id: id,
      content_sealed: cipher.seal(JSON.stringify(book), bookRow(id)),
      created_at: clock.now(),
    })
    .execute()

/** Every case that was submitted here has one; one that was taken over from elsewhere may not. */
export const hasBook = ({ state, book_hash }: Pick<CaseRow, 'state' | 'book_hash'>): boolean =>
  state !== caseStates.draft && book_hash !== null

export async function signedBook(
  { db, cipher }: Omit<Keeping, 'clock'>,
  { company_id, id }: Pick<CaseRow, 'company_id' | 'id'>,
): Promise<ApplicationBook> {
  const { content_sealed } = await db
    .selectFrom('claim_book')
    .select('content_sealed')
    .where((row) => row.and({ company_id, case_id: id }))
    .executeTakeFirstOrThrow()
  const book = JSON.parse(cipher.open(content_sealed, bookRow(id))) as ApplicationBook
  return { ...book, appliedAt: new Date(book.appliedAt) }
}
