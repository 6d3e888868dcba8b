import type { Db } from '#platform/db/handle.ts'
import { companiesOf, companyById, membershipOf } from './store.ts'

export {
  describedBenefits,
  describedContact,
  saveBenefitOf,
  saveContactOf,
  type BenefitFields,
  type DescribedBenefit,
  type SavedRevision,
} from './described.ts'
export {
  describedServices,
  saveServiceOf,
  type DescribedService,
  type ServiceFields,
} from './described-services.ts'
export { companyChoices } from './company-choices.ts'
export { activeCompanyNamesOf, allCompanyNames, companyNameOf, companyNamesOf } from './company-names.ts'
export { managedCompanies, managedCompany, type ManagedCompany } from './managed-company.ts'
export { addCompaniesTo, companyIdsOf, within, withinCompaniesOf } from './account-companies.ts'
export { membershipsForStaff } from './for-staff.ts'
export { employeesOf } from './employees.ts'
export { endMemberships, isEmployee, resumeRelatives } from './end-memberships.ts'
export { joinCompanies } from './join.ts'
export { companyTab, type CompanyCopy, type CompanyInSetUp, type SetUpCheck } from './set-up.ts'
export { membersOfPhones } from './members-of-phones.ts'
export { linkedFamily } from './linked-family.ts'
export { themeFor, themeOfCompany } from './whole-theme.ts'
export { relativeAccount } from './relative-account.ts'

export interface Membership {
  readonly companyId: string
  readonly companyAlias: string
  readonly groupId: string
  readonly isFamily: boolean
  readonly showsEquity: boolean
  /** The owner of the benefits: the person, or the employee whose family member they are. */
  readonly benefitsOf: { readonly accountId: string; readonly familyId: string | null }
}

/** Null if the person does not belong to the company: callers answer as if it did not exist. */
export async function requireMembership(
  db: Db,
  accountId: string,
  companyId: string,
): Promise<Membership | null> {
  const found = await membershipOf(db, accountId, companyId)
  if (!found) return null
  return {
    companyId,
    companyAlias: found.companyAlias,
    groupId: found.groupId,
    isFamily: found.isFamily,
    showsEquity: found.showEquity,
    benefitsOf: { accountId: found.holderAccountId ?? accountId, familyId: found.familyId },
  }
}

/** The present companies of a person, as employee or family member, in the order in which the app lists them. */
export const activeCompaniesOf = async (db: Db, accountId: string): Promise<readonly string[]> =>
  (await companiesOf(db, accountId)).map(({ companyId }) => companyId)

/** Of these companies, those whose people may register and come in. */
export async function openCompanies(db: Db, companyIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (companyIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('company')
    .select('id')
    .where('id', 'in', companyIds)
    .where('status', '=', 'active')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export interface SelfPayingSettings {
  readonly consultations: boolean
  /** Null is the usual price. */
  readonly consultationFen: number | null
  readonly counselling: boolean
}

/** The services that its members may buy with their own money. */
export async function selfPayingIn(db: Db, companyId: string): Promise<SelfPayingSettings> {
  const company = await companyById(db, companyId)
  return {
    consultations: company?.sells_consultations ?? false,
    consultationFen: company?.consultation_fen ?? null,
    counselling: company?.sells_counselling ?? false,
  }
}

export const saveSelfPayingIn = (
  db: Db,
  companyId: string,
  { consultations, counselling, consultationFen }: SelfPayingSettings,
) =>
  db
    .updateTable('company')
    .set({
      sells_consultations: consultations,
      sells_counselling: counselling,
      consultation_fen: consultationFen,
    })
    .where('id', '=', companyId)
    .execute()

/** Whether it owes premiums: then its members cannot claim. */
export const isInArrears = async (db: Db, companyId: string): Promise<boolean> =>
  (await companyById(db, companyId))?.in_arrears ?? false
