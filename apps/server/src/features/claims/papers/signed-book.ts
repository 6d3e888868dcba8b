import { caseStates } from '@yf/domain/claim-case'
import type { ApplicationBook } from '@yf/papers/documents/application-book'
import type { Services } from '#platform/call/context.ts'
import { isUnderKeeperKey } from '#platform/crypto/keeper-key.ts'
import { keeperKey, knownKeeperKey } from '#platform/crypto/keeper-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import type { CaseRow } from '../own-case.ts'
import { bookRow } from '../sealed.ts'

type Keeping = Pick<Services, 'clock' | 'cipher'> & { readonly db: Db }

/** Stored in the submitting transaction: later supplements and corrections do not change what was signed. */
export async function keepSignedBook(
  ctx: Keeping,
  { company_id, id, account_id }: CaseRow,
  book: ApplicationBook,
): Promise<void> {
  const key = await keeperKey(ctx, account_id)
  await ctx.db
    .insertInto('claim_book')
    .values({
      company_id,
      case_id: id,
      content_sealed: key.seal(JSON.stringify(book), bookRow(id)),
      created_at: ctx.clock.now(),
    })
    .execute()
}

/** Every case that was submitted here has one; an imported case may not. */
export const hasBook = ({ state, book_hash }: Pick<CaseRow, 'state' | 'book_hash'>): boolean =>
  state !== caseStates.draft && book_hash !== null

export async function signedBook(
  ctx: Omit<Keeping, 'clock'>,
  { company_id, id, account_id }: Pick<CaseRow, 'company_id' | 'id' | 'account_id'>,
): Promise<ApplicationBook> {
  const { content_sealed } = await ctx.db
    .selectFrom('claim_book')
    .select('content_sealed')
    .where((row) => row.and({ company_id, case_id: id }))
    .executeTakeFirstOrThrow()
  const key = await knownKeeperKey(ctx, account_id)
  // Older rows use the common cipher; without the member's key the content is gone.
  const content = isUnderKeeperKey(content_sealed)
    ? key?.open(content_sealed, bookRow(id))
    : ctx.cipher.open(content_sealed, bookRow(id))
  if (!content) throw new Error('what was signed was deleted with the key of its owner')
  const book = JSON.parse(content) as ApplicationBook
  return { ...book, appliedAt: new Date(book.appliedAt) }
}
