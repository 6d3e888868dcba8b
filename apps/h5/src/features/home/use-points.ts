import { pointsCalls } from '@yf/contract/points'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'

const useCompanyId = () => ({ companyId: useCompany().companyId })

/** Separate from the first calls of the home page, because points are below the first screen. */
export const useScore = () => useQueryOf(pointsCalls.myScore, useCompanyId())
export const useCarbon = () => useQueryOf(pointsCalls.myCarbon, useCompanyId())
