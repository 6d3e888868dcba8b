import { pointsCalls } from '@yf/contract/points'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'

const useCompanyId = () => ({ companyId: useCompany().companyId })

/** Apart from what the home begins with: points stand under the first screen. */
export const useScore = () => useQueryOf(pointsCalls.myScore, useCompanyId())
export const useCarbon = () => useQueryOf(pointsCalls.myCarbon, useCompanyId())
