import type { Company } from '@yf/contract/company'
import { storage } from '#platform/storage/storage.ts'
import { useSession } from './session.ts'

/** The same company stays the same object, so that components do not re-render. */
const unchanged = (company: Company | null): Company | null => {
  const { currentCompany } = useSession.getState()
  return JSON.stringify(company) === JSON.stringify(currentCompany) ? currentCompany : company
}

export function keepCompany(company: Company | null): void {
  if (company) storage.currentCompany.write(company)
  else storage.currentCompany.remove()
  useSession.setState({ currentCompany: unchanged(company) })
}

/** Everything that depends on the company (theme, queries) updates without a reload. */
export function switchCompany(companyId: string): void {
  const company = useSession.getState().companies.find((one) => one.companyId === companyId)
  if (company) keepCompany(company)
}

/** The company inside a member's screen: the shell waits until there is one. */
export function useCompany(): Company {
  const company = useSession((session) => session.currentCompany)
  if (!company) throw new Error('useCompany is for screens that need a session')
  return company
}

/** Family mode: the member belongs to the company as a relative. */
export const useIsFamily = (): boolean => useSession((session) => session.currentCompany?.isFamily === 1)
