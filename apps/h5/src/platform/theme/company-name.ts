import { displayName } from '@yf/domain/company'
import { useCompany } from '#platform/session/company.ts'
import { useTheme } from './theme.ts'

/** What the current company is called on the screen: where it shows an alias, the theme's goes before its own. */
export function useCompanyName(): string {
  const company = useCompany()
  const { alias } = useTheme()
  return displayName({ ...company, companyAlias: alias || company.companyAlias })
}
