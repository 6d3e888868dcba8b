import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { withinCompaniesOf } from '#features/company/public.ts'
import { insuredOf, type PersonDeps } from './people.ts'
import type { CaseRow } from './own-case.ts'
import { insuredField, insuredRow } from './encrypted.ts'

const most = 20

/**
 * Earlier claims of this insured person, newest first, in any account: identified by the certificate, never by a
 * name, which strangers may share. Without a certificate, the cases for the same person in the same account.
 */
export async function earlierCases(ctx: PersonDeps, caseRow: CaseRow): Promise<CaseRow[]> {
  const { db, cipher } = ctx
  const number = await certificateOf(ctx, caseRow)
  const [known, unknown] = await Promise.all([
    number === '' ? [] : byCertificate(db, cipher.lookups(number, insuredField)),
    inSameAccount(db, caseRow, number === ''),
  ])
  return [...known, ...unknown]
    .filter(({ id }) => id !== caseRow.id)
    .toSorted((a, b) => b.updated_at.getTime() - a.updated_at.getTime() || (a.id < b.id ? 1 : -1))
    .slice(0, most)
}

/** The same for any number of cases (as `c`), with the hashes that identify the person. */
export async function samePerson(ctx: PersonDeps, caseRow: CaseRow) {
  const number = await certificateOf(ctx, caseRow)
  const hashes = number === '' ? [] : ctx.cipher.lookups(number, insuredField)
  const { account_id, family_id } = caseRow
  const isSame = sql<boolean>`(
    (c.insured_hash <> '' and c.insured_hash = any(${hashes}::text[]))
    or (c.account_id = ${account_id} and c.family_id is not distinct from ${family_id}
      and (${number === ''} or coalesce(c.insured_hash, '') = ''))
  )`
  return { isSame, hashes }
}

/** As stored at the submission, otherwise as known now. */
async function certificateOf(ctx: PersonDeps, caseRow: CaseRow): Promise<string> {
  const { id, insured_encrypted } = caseRow
  if (insured_encrypted !== null) return ctx.cipher.open(insured_encrypted, insuredRow(id))
  return (await insuredOf(ctx, caseRow)).certificateNo
}

const submitted = (db: Db) =>
  db
    .selectFrom('claim_case')
    .selectAll()
    .where('state', '>', 0)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most + 1)

const byCertificate = (db: Db, hashes: readonly string[]): Promise<CaseRow[]> =>
  submitted(db).where('insured_hash', 'in', hashes).where('insured_hash', '<>', '').execute()

/** For the same family member; cases with a known certificate are found by that, unless this case has none. */
const inSameAccount = async (
  db: Db,
  { account_id, family_id }: CaseRow,
  isUnknown: boolean,
): Promise<CaseRow[]> =>
  submitted(db)
    .where(await withinCompaniesOf(db, account_id))
    .where('account_id', '=', account_id)
    .where(sql<boolean>`family_id is not distinct from ${family_id}`)
    .$if(!isUnknown, (query) => query.where(sql<boolean>`coalesce(insured_hash, '') = ''`))
    .execute()
