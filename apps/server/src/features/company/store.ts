import { withinCompaniesOf } from './account-companies.ts'
import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { statement } from '#platform/db/statement.ts'
import type { CompanyEquityTable, HighMedicalServiceTable } from './tables.ts'

export const companiesOf = async (db: Db, accountId: string) =>
  db
    .selectFrom('membership')
    .innerJoin('company', 'company.id', 'membership.company_id')
    .innerJoin('company_group', 'company_group.id', 'company.group_id')
    .select([
      'company.id as companyId',
      'company.name as companyName',
      'company.alias as companyAlias',
      'company.show_alias as showAlias',
      'company.logo as logo',
      'company_group.id as groupId',
      'company_group.name as groupName',
      'membership.is_family as isFamily',
    ])
    .where(await withinCompaniesOf(db, accountId, 'membership.company_id'))
    .where('membership.account_id', '=', accountId)
    .where('membership.status', '=', 'active')
    .where('company.status', '=', 'active')
    .orderBy('membership.joined_at')
    .orderBy('membership.company_id')
    .orderBy('membership.is_family')
    .execute()

/** The names of companies that a member cannot enter for now. */
export async function suspendedNamesOf(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('membership')
    .innerJoin('company', 'company.id', 'membership.company_id')
    .select('company.name as name')
    .distinct()
    .where(await withinCompaniesOf(db, accountId, 'membership.company_id'))
    .where('membership.account_id', '=', accountId)
    .where('membership.status', '=', 'active')
    .where('company.status', '<>', 'active')
    .orderBy('company.name')
    .execute()
  return rows.map(({ name }) => name)
}

interface MembershipRow {
  companyAlias: string
  groupId: string
  showEquity: boolean
  isFamily: boolean
  holderAccountId: string | null
  familyId: string | null
}

const membership = statement<MembershipRow>(`
  select c.alias as "companyAlias", c.group_id as "groupId", c.show_equity as "showEquity",
    m.is_family as "isFamily", m.holder_account_id as "holderAccountId", m.family_id as "familyId"
  from membership m join company c on c.id = m.company_id
  where m.account_id = $1 and m.company_id = $2 and m.status = 'active' and c.status = 'active'
  order by m.is_family limit 1`)

/** As employee if the person is both employee and family member. */
export const membershipOf = async (db: Db, accountId: string, companyId: string) =>
  (await membership(db, accountId, companyId))[0]

const themes = statement<{ owner_id: string; config: string }>(`
  select owner_id, config::text as config from theme
  where owner_id in ($1, (select group_id from company where id = $1))`)

/** In order of application: the group's override first, then the company's. */
export async function themeOverrides(db: Db, companyId: string): Promise<string[]> {
  const rows = await themes(db, companyId)
  const isOwn = (row: { owner_id: string }) => Number(row.owner_id === companyId)
  return rows.toSorted((one, other) => isOwn(one) - isOwn(other)).map(({ config }) => config)
}

export const companyEquities = (db: Db, companyId: string): Promise<Selectable<CompanyEquityTable>[]> =>
  db.selectFrom('company_equity').selectAll().where('company_id', '=', companyId).orderBy('sort').execute()

export const medicalServices = (db: Db, companyId: string): Promise<Selectable<HighMedicalServiceTable>[]> =>
  db
    .selectFrom('high_medical_service')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('sort')
    .execute()

export const companyById = (db: Db, companyId: string) =>
  db.selectFrom('company').selectAll().where('id', '=', companyId).executeTakeFirst()
