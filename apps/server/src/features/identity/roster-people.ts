import { birthOf } from '@yf/domain/certificate'
import type { PersonFacts } from '@yf/domain/people-class'
import { sql } from 'kysely'
import type { JobContext } from '#platform/call/context.ts'
import { rosterRow } from './encrypted.ts'

/** Before any contract: the roster does not say when somebody was hired. */
const longAgo = '2000-01-01'

/** The employees that companies have announced, as contracts see them. */
export const rosterPeople = {
  async page(
    { db, cipher }: Pick<JobContext, 'db' | 'cipher'>,
    companyId: string,
    after: string | null,
    limit: number,
  ): Promise<PersonFacts[]> {
    const rows = await db
      .selectFrom('roster_entry')
      .select(['id', 'name', 'certificate_kind', 'certificate_encrypted', 'account_id'])
      .where('company_id', '=', companyId)
      .$if(after !== null, (query) => query.where('id', '>', sql<string>`${after}`))
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map((row) => ({
      companyId,
      personId: row.id,
      accountId: row.account_id,
      relation: null,
      name: row.name,
      birthday:
        row.certificate_kind === 'idCard'
          ? birthOf(cipher.open(row.certificate_encrypted, rosterRow(row.id)))
          : null,
      grade: null,
      region: null,
      department: null,
      branch: null,
      hiredOn: longAgo,
      leftOn: null,
    }))
  },
}
