import { advertCalls, type Advert } from '@yf/contract/advert'
import { pointsCalls } from '@yf/contract/points'
import { useMemo } from 'react'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'

const useCompanyId = () => ({ companyId: useCompany().companyId })

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
