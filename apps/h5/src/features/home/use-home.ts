import { advertCalls, type Advert } from '@yf/contract/advert'
import { pointsCalls } from '@yf/contract/points'
import { useMemo } from 'react'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'

const useCompanyId = () => ({ companyId: useCompany().companyId })

const none: Advert[] = []

/** What is advertised in one place; undefined until it is known. Adverts that do not come leave their place closed. */
export function useAdverts(position: string): Advert[] | undefined {
  const { data, error } = useQueryOf(advertCalls.list, useCompanyId())
  return useMemo(
    () => data?.filter((advert) => advert.position === position) ?? (error ? none : undefined),
    [data, error, position],
  )
}

export const useScore = () => useQueryOf(pointsCalls.myScore, useCompanyId())
export const useCarbon = () => useQueryOf(pointsCalls.myCarbon, useCompanyId())
