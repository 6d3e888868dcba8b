import type { equityAdminCalls } from '@yf/contract/equity-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { addFreeBenefit, benefitCompanies, changeFreeBenefit, freeBenefits } from './free-benefits.ts'
import { addManual, companies, manuals, removeManual, renameManual } from './manuals.ts'

export const equityAdminHandlers: Handlers<typeof equityAdminCalls> = {
  companies,
  manuals,
  addManual,
  renameManual,
  removeManual,
  benefitCompanies,
  freeBenefits,
  addFreeBenefit,
  changeFreeBenefit,
}
