import { advertCalls, type Advert } from '@yf/contract/adverts'
import { useMemo } from 'react'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'

const none: Advert[] = []

/** The adverts of one position; undefined while loading. A failed call hides the position. */
export function useAdverts(position: string): Advert[] | undefined {
  const { data, error } = useQueryOf(advertCalls.list, { companyId: useCompany().companyId })
  return useMemo(
    () => data?.filter((advert) => advert.position === position) ?? (error ? none : undefined),
    [data, error, position],
  )
}
