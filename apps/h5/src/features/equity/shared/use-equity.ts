import { equityCalls } from '@yf/contract/equity'
import { familyCalls } from '@yf/contract/family'
import { shanghaiDay, shanghaiMoment } from '@yf/domain/dates'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'

/** The moment in Shanghai at which a screen is drawn. */
export const momentNow = () => {
  const now = new Date()
  return { day: shanghaiDay(now), moment: shanghaiMoment(now) }
}

export const useEquity = () => useQueryOf(equityCalls.mine, { companyId: useCompany().companyId })
export const useFamily = () => useQueryOf(familyCalls.list, {})
