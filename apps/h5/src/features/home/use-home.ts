import { advertCalls, type Advert } from '@yf/contract/advert'
import { equityCalls } from '@yf/contract/equity'
import { familyCalls } from '@yf/contract/family'
import { pointsCalls } from '@yf/contract/points'
import { shanghaiDay, shanghaiMoment } from '@yf/domain/dates'
import { useMemo } from 'react'
import { useQueryOf } from '../../platform/http/hooks.ts'
import { useCompany } from '../../platform/session/company.ts'

/** The moment in Shanghai at which a screen is drawn. */
export const momentNow = () => {
  const now = new Date()
  return { day: shanghaiDay(now), moment: shanghaiMoment(now) }
}

const useCompanyId = () => ({ companyId: useCompany().companyId })

export const useEquity = () => useQueryOf(equityCalls.mine, useCompanyId())
export const useFamily = () => useQueryOf(familyCalls.list, {})
const none: Advert[] = []

/** What is advertised in one place; undefined until it is known. */
export function useAdverts(position: string): Advert[] | undefined {
  const { data, isError } = useQueryOf(advertCalls.list, useCompanyId())
  return useMemo(
    () => (isError ? none : data?.filter((advert) => advert.position === position)),
    [data, isError, position],
  )
}

export const useScore = () => useQueryOf(pointsCalls.myScore, useCompanyId())
export const useCarbon = () => useQueryOf(pointsCalls.myCarbon, useCompanyId())
