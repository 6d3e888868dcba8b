import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { factsOf, type PersonFacts } from './facts.ts'
import { employmentsByPerson } from './list-query.ts'

/** The people of a company in the order of their ids, after one of them; null: from the first. */
export async function factsPage(
  { db }: { readonly db: Db },
  companyId: string,
  after: string | null,
  limit: number,
): Promise<PersonFacts[]> {
  const people = await db
    .selectFrom('person')
    .selectAll()
    .where('company_id', '=', companyId)
    .$if(after !== null, (query) => query.where('id', '>', sql<string>`${after}`))
    // Whoever has no employment has no facts, and must not end the page early.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('employment')
          .select('employment.id')
          .whereRef('employment.company_id', '=', 'person.company_id')
          .where('employment.person_id', '=', ({ fn }) => fn.coalesce('person.holder_id', 'person.id')),
      ),
    )
    .orderBy('id')
    .limit(limit)
    // Somebody who registers meanwhile waits, and finds what is written for the person.
    .forShare('person')
    .execute()
  const employees = people.map(({ id, holder_id }) => holder_id ?? id)
  const employments = await employmentsByPerson(db, companyId, [...new Set(employees)])
  return people.flatMap((person) => {
    const employment = employments.get(person.holder_id ?? person.id)
    return employment ? [factsOf(person, employment)] : []
  })
}
