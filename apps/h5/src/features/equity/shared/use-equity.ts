import { equityCalls } from '@yf/contract/equity'
import { familyCalls } from '@yf/contract/family'
import { shanghaiDay, shanghaiMoment } from '@yf/domain/dates'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'

/** The current time in Shanghai when a screen renders. */
export const momentNow = () => {
  const now = new Date()
  return { day: shanghaiDay(now), moment: shanghaiMoment(now) }
}

export const useEquity = () => useQueryOf(equityCalls.mine, { companyId: useCompany().companyId })
export const useFamily = () => useQueryOf(familyCalls.list, {})
