import type { equityAdminCalls } from '@yf/contract/equity-admin'
import type { welfareAdminCalls } from '@yf/contract/welfare-admin'
import { companyChoices } from '#features/company/public.ts'
import type { Handlers } from '#platform/call/handler.ts'
import { addFreeBenefit, changeFreeBenefit, freeBenefits } from './free-benefits.ts'
import { addWelfare, removeWelfare, welfare } from './welfare.ts'
import { addManual, manuals, removeManual, renameManual } from './manuals.ts'

export const equityAdminHandlers: Handlers<typeof equityAdminCalls & typeof welfareAdminCalls> = {
  companies: companyChoices,
  manuals,
  addManual,
  renameManual,
  removeManual,
  benefitCompanies: companyChoices,
  freeBenefits,
  addFreeBenefit,
  changeFreeBenefit,
  welfare,
  addWelfare,
  removeWelfare,
}
