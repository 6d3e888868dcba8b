import type { Theme } from '@yf/contract/company'
import type { Db } from '#platform/db/handle.ts'
import { companyById, themeOverrides } from './store.ts'
import { defaultTheme } from './theme-defaults.ts'
import { mergeThemes } from './theme-merge.ts'

interface Whose {
  readonly groupId: string
  readonly companyId: string
  readonly companyAlias: string
}

/** The product's own theme with what the group and then the company say differently. */
export async function wholeTheme(db: Db, { groupId, companyId, companyAlias }: Whose): Promise<Theme> {
  const own = { common: { company_alias: companyAlias } }
  return mergeThemes(defaultTheme, own, ...(await themeOverrides(db, groupId, companyId)))
}

/** The same, where nobody's membership is at hand; null where there is no such company. */
export async function themeOfCompany(db: Db, companyId: string): Promise<Theme | null> {
  const company = await companyById(db, companyId)
  if (!company) return null
  return wholeTheme(db, { groupId: company.group_id, companyId, companyAlias: company.alias })
}
