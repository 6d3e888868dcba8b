import { peopleAdminCalls } from '@yf/contract/people-admin'
import { useQueryOf } from '#platform/http/query.ts'
import { useLocation } from '#platform/navigation/navigation.ts'

/** The company of the page: staff of one company have theirs, others the one in the URL, or the only one. */
export function useEmployer() {
  const companies = useQueryOf(peopleAdminCalls.employers, {})
  const chosen = useLocation().query['company']
  const rows = (companies.data ?? []).map(({ companyId, companyName }) => ({
    id: companyId,
    name: companyName,
  }))
  const only = rows.length === 1 ? rows[0] : undefined
  const company = only ?? rows.find(({ id }) => id === chosen) ?? null
  return { companies, rows, company }
}
