import { useLocation } from '#platform/navigation/navigation.ts'

export const pageSize = 20

/** The URL parameters that the lists of this page share: page number and counsellor. */
export function useListLocation() {
  const { query, pageNo } = useLocation()
  const counsellorId = query['counsellor'] || null
  return {
    query,
    pageNo,
    counsellorId,
    of: counsellorId === null ? {} : { counsellorId },
  }
}
