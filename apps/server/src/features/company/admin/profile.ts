import type {
  companyAdminCalls,
  CompanyProfile,
  AdminBenefit,
  AdminService,
} from '@yf/contract/company-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import {
  describedBenefits,
  describedContact,
  type DescribedBenefit,
  type SavedRevision,
} from '../described.ts'
import { describedServices, type DescribedService } from '../described-services.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { managedCompanies, managedCompany } from '../managed-company.ts'

export const companies: RunCallHandler<typeof companyAdminCalls.companies> = async (_, ctx) =>
  answer((await managedCompanies(ctx)).map(({ id, name }) => ({ companyId: id, companyName: name })))

export const profile: RunCallHandler<typeof companyAdminCalls.profile> = async ({ companyId }, ctx) => {
  const company = await managedCompany(ctx, companyId)
  return company ? answer(await profileOf(ctx, company)) : refuse('notFound')
}

export async function profileOf(
  { db }: Pick<StaffContext, 'db'>,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<CompanyProfile> {
  const contact = await describedContact(db, id)
  return {
    companyId: id,
    companyName: name,
    contact: { ...contact.fields, ...toDto(contact) },
    benefits: (await describedBenefits(db, id)).map(toBenefitDto),
    services: (await describedServices(db, id)).map(toServiceDto),
  }
}

const toBenefitDto = (row: DescribedBenefit): AdminBenefit => ({
  ...row.fields,
  id: row.id,
  kind: row.kind,
  endDt: row.endDt,
  coveredCount: row.coveredCount,
  ...toDto(row),
})

const toServiceDto = (row: DescribedService): AdminService => ({
  ...row.fields,
  id: row.id,
  priceFen: row.priceFen,
  ...toDto(row),
})

const toDto = ({ revision, savedBy, savedAt }: SavedRevision) => ({
  revision,
  savedBy,
  savedTime: savedAt && shanghaiMoment(savedAt),
})
