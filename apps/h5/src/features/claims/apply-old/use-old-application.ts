import { claimCalls } from '@yf/contract/claims'
import { useFresh } from '#platform/http/use-fresh.ts'
import { useCompany } from '#platform/session/company.ts'

/** Refetched at each step: the member may have continued on another device. */
export const useOldApplication = () => useFresh(claimCalls.applyPage, { companyId: useCompany().companyId })
