import { displayName } from '@yf/domain/company'
import { useCompany } from '#platform/session/company.ts'
import { useTheme } from './theme.ts'

/** The displayed name of the current company: the theme's alias takes precedence over its own. */
export function useCompanyName(): string {
  const company = useCompany()
  const { alias } = useTheme()
  return displayName({ ...company, companyAlias: alias || company.companyAlias })
}
