import { sql } from 'kysely'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { addActivities } from './activities.ts'
import { addAddresses } from './addresses.ts'
import { addAdverts } from './adverts.ts'
import { addAdvisers } from './advisers.ts'
import { addAppointments } from './appointments.ts'
import { addBalances } from './balances.ts'
import { addBenefitPlans } from './benefit-plans.ts'
import { addBenefits } from './benefits.ts'
import { addBills } from './bills.ts'
import { addCards } from './cards.ts'
import { addChannels } from './channels.ts'
import { addBankCards, addClaimRules } from './claim-rules.ts'
import { addCompanies, colleagues, newcomers } from './companies.ts'
import { addCompanyArea } from './company-area.ts'
import { addConsultations } from './consultations.ts'
import { addCounselling } from './counselling.ts'
import { addCoupons } from './coupons.ts'
import { addExams } from './exams.ts'
import { addFeedback } from './feedback.ts'
import { addFreeBenefits } from './free-benefits.ts'
import { addHighExams } from './high-exam.ts'
import { addHospitals } from './hospitals.ts'
import { addInvoices } from './invoices.ts'
import { addMall } from './mall.ts'
import { addMedicines, joinMedicineOrders } from './medicines.ts'
import { addMessages } from './messages.ts'
import { addServiceMessages } from './service-messages.ts'
import { addOptionalBenefits } from './optional-benefits.ts'
import { addOrders } from './orders.ts'
import { addCompanyPartners } from './partners.ts'
import { addClaims } from './claims.ts'
import { addColleagues, addFamily, addPeople, hashedPasswords } from './people.ts'
import { addApprovals } from './approvals.ts'
import { addPolicies } from './policies.ts'
import { insuredColleagues } from './policy-seeds.ts'
import { addPointsRules } from './points-rules.ts'
import { addRoster, addStaffedCompany } from './roster.ts'
import { addSleep } from './sleep.ts'
import { addStaff, hashedStaffPasswords } from './staff.ts'
import { addThemes } from './themes.ts'
import { addMemberFeedback } from './member-feedback.ts'
import { addWorkChats } from './work-chat.ts'

/**
 * The people and situations of decisions §2, all of them or none. Returns whether they were loaded: a database that
 * has members stays unchanged. The lock makes processes that start together load them once.
 */
export async function loadDemoData(services: Services, db: Db): Promise<boolean> {
  if (await hasMembers(db)) return false
  const hashes = await hashedPasswords()
  const staffHashes = await hashedStaffPasswords()
  return db.transaction().execute(async (tx) => {
    await sql`lock table account in share row exclusive mode`.execute(tx)
    if (await hasMembers(tx)) return false
    await addPeople(services, tx, hashes)
    const known = new Set([...insuredColleagues.map(({ name }) => name), ...newcomers])
    await addColleagues(services, tx, colleagues, known)
    await addFamily(services, tx)
    await addAddresses(services, tx)
    await addCompanies(services, tx)
    await addCompanyPartners(services, tx)
    await addRoster(services, tx)
    await addStaffedCompany(services, tx)
    await addChannels(services, tx)
    await addThemes(services, tx)
    await addWorkChats(services, tx)
    await addCompanyArea(services, tx)
    await addBenefits(services, tx)
    await addCards(services, tx)
    await addOptionalBenefits(services, tx)
    await addPolicies(services, tx)
    await addBenefitPlans(services, tx)
    await addClaimRules(services, tx)
    await addBankCards(services, tx)
    await addClaims(services, tx)
    await addExams(services, tx)
    await addFreeBenefits(services, tx)
    await addOrders(services, tx)
    await addMall(services, tx)
    await addCoupons(services, tx)
    await addInvoices(services, tx)
    await addSleep(services, tx)
    await addHighExams(services, tx)
    await addHospitals(services, tx)
    await addMedicines(services, tx)
    await addConsultations(services, tx)
    await joinMedicineOrders(tx)
    await addAdvisers(services, tx)
    await addCounselling(services, tx)
    await addAppointments(services, tx)
    await addMessages(services, tx)
    await addServiceMessages(services, tx)
    await addAdverts(services, tx)
    await addFeedback(services, tx)
    await addActivities(services, tx)
    await addMemberFeedback(services, tx)
    await addBalances(services, tx)
    await addStaff(services, tx, staffHashes)
    await addPointsRules(services, tx)
    await addApprovals(services, tx)
    await addBills(services, tx)
    await tx.insertInto('demo_data').values({ loaded_at: services.clock.now() }).execute()
    return true
  })
}

const hasMembers = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined
