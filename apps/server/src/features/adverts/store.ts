import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { withinCompaniesOf } from '#features/company/public.ts'
import type { AdvertCountTable } from './tables.ts'

/** Adverts that run now, without dialogs that the person has already seen. */
export const advertsFor = (db: Db, companyId: string, accountId: string, now: Date) =>
  db
    .selectFrom('advert')
    .select(['id', 'position', 'title', 'summary', 'pic_link as picLink', 'jump_url as jumpUrl'])
    .where('company_id', '=', companyId)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb('position', '<>', 'dialog'),
        not(
          exists(
            selectFrom('advert_count')
              .select(sql.lit(1).as('one'))
              .where('advert_count.company_id', '=', companyId)
              .whereRef('advert_count.advert_id', '=', 'advert.id')
              .where('advert_count.account_id', '=', accountId)
              .where('advert_count.kind', '=', 'show'),
          ),
        ),
      ]),
    )
    .orderBy('position')
    .orderBy('sort')
    .orderBy('id')
    .execute()

/** Adverts of one of the person's companies. */
export const advertOf = async (db: Db, accountId: string, id: string) =>
  db
    .selectFrom('advert')
    .select(['id', 'company_id'])
    .where(await withinCompaniesOf(db, accountId))
    .where('id', '=', id)
    .executeTakeFirst()

export const countOne = (db: Db, counted: Omit<AdvertCountTable, 'times'>) =>
  db
    .insertInto('advert_count')
    .values({ ...counted, times: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'advert_id', 'account_id', 'kind', 'day'])
        .doUpdateSet({ times: sql`advert_count.times + 1` }),
    )
    .execute()
