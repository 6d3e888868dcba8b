import type { Company } from '@yf/contract/company'
import { storage } from '#platform/storage/storage.ts'
import { useSession } from './session.ts'

/** The same company stays the same object: whatever shows it is not drawn again. */
const unchanged = (company: Company | null): Company | null => {
  const { currentCompany } = useSession.getState()
  return JSON.stringify(company) === JSON.stringify(currentCompany) ? currentCompany : company
}

export function keepCompany(company: Company | null): void {
  if (company) storage.currentCompany.write(company)
  else storage.currentCompany.remove()
  useSession.setState({ currentCompany: unchanged(company) })
}

/** Everything that depends on the company (theme, queries) follows by itself, without a reload. */
export function switchCompany(companyId: string): void {
  const company = useSession.getState().companies.find((one) => one.companyId === companyId)
  if (company) keepCompany(company)
}

/** Inside a member's screen there always is a company: the shell waits for it. */
export function useCompany(): Company {
  const company = useSession((session) => session.currentCompany)
  if (!company) throw new Error('useCompany is for screens that need a session')
  return company
}

/** Family mode: the person belongs to the company as somebody's relative. */
export const useIsFamily = (): boolean => useSession((session) => session.currentCompany?.isFamily === 1)
