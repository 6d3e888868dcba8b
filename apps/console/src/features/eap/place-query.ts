import { usePlace } from '#platform/navigation/navigation.ts'

export const pageSize = 20

/** What the lists of this room share in their addresses: the page, and whose they are. */
export function useListPlace() {
  const { query } = usePlace()
  const counsellorId = query['counsellor'] || null
  return {
    query,
    pageNo: Number(query['page']) || 1,
    counsellorId,
    of: counsellorId === null ? {} : { counsellorId },
  }
}
