import { addPersonEvent, type EventAuthor } from './event-store.ts'
import { peopleOfAccount } from './list-query.ts'
import { notifyWatchers, type PeopleContext } from './watchers.ts'

interface PassRequest {
  readonly from: string
  readonly into: string
  readonly companyIds: readonly string[]
}

/** The people of one account belong to another one of the same person. The watchers attach what they are entitled to. */
export async function passPeople(
  ctx: PeopleContext,
  { from, into, companyIds }: PassRequest,
  author: EventAuthor,
): Promise<void> {
  for (const { company_id: companyId, id: personId } of await peopleOfAccount(ctx.db, companyIds, from)) {
    await ctx.db
      .updateTable('person')
      .set((eb) => ({ account_id: into, revision: eb('revision', '+', 1) }))
      .where((person) => person.and({ company_id: companyId, id: personId }))
      .execute()
    await addPersonEvent(ctx, { companyId, personId, kind: 'accountMerged', before: {}, after: {} }, author)
    await notifyWatchers(ctx, companyId, personId)
  }
}
