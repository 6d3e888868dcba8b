import { claimCalls } from '@yf/contract/claims'
import { useFresh } from '#platform/http/use-fresh.ts'
import { useCompany } from '#platform/session/company.ts'

/** Asked for anew at each step: another device may have gone on meanwhile. */
export const useOldApplication = () => useFresh(claimCalls.applyPage, { companyId: useCompany().companyId })
