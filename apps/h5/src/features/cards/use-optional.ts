import { optionalBenefitCalls } from '@yf/contract/optional-benefits'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'

export const useOptionalOffers = () =>
  useQueryOf(optionalBenefitCalls.optionalOffers, { companyId: useCompany().companyId })
