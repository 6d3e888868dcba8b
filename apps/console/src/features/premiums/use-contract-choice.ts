import { premiumsAdminCalls } from '@yf/contract/premiums-admin'
import { useQueryOf } from '#platform/http/query.ts'
import { useLocation } from '#platform/navigation/navigation.ts'

/** Company and contract of the page, from the URL. Staff of one company have theirs. */
export function useContractChoice() {
  const { query } = useLocation()
  const companies = useQueryOf(premiumsAdminCalls.companies, {})
  const rows = companies.data ?? []
  const only = rows.length === 1 ? rows[0]!.id : null
  const companyId = only ?? query['company'] ?? null
  const contracts = useQueryOf(
    premiumsAdminCalls.contracts,
    { companyId: companyId ?? '' },
    { enabled: companyId !== null },
  )
  return { companies, companyId, contracts, contractId: query['contract'] ?? null }
}
