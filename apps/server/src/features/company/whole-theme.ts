import type { Theme } from '@yf/contract/company'
import type { Db } from '#platform/db/handle.ts'
import { companyById, membershipOf, themeOverrides } from './store.ts'
import { defaultTheme } from './theme-defaults.ts'
import { mergeThemes, type ThemeOverride } from './theme-merge.ts'

interface ThemedCompany {
  readonly companyId: string
  readonly companyAlias: string
}

/** The default theme with the overrides of the group and then the company. */
export const wholeTheme = async (db: Db, company: ThemedCompany): Promise<Theme> =>
  themeOf(company, await themeOverrides(db, company.companyId))

/** For members of the company; null for everybody else. */
export async function themeFor(db: Db, accountId: string, companyId: string): Promise<Theme | null> {
  const [membership, changes] = await Promise.all([
    membershipOf(db, accountId, companyId),
    themeOverrides(db, companyId),
  ])
  return membership ? themeOf({ companyId, companyAlias: membership.companyAlias }, changes) : null
}

function themeOf({ companyId, companyAlias }: ThemedCompany, changes: readonly string[]): Theme {
  const madeOf = JSON.stringify([companyAlias, ...changes])
  const cached = lastThemes.get(companyId)
  if (cached?.madeOf === madeOf) return cached.theme
  const own = { common: { company_alias: companyAlias } }
  const overrides = changes.map((text) => JSON.parse(text) as ThemeOverride)
  const theme = mergeThemes(defaultTheme, own, ...overrides)
  if (lastThemes.size >= mostThemes) lastThemes.clear()
  lastThemes.set(companyId, { madeOf, theme })
  return theme
}

/**
 * Caches the last theme of a company while its sources are unchanged, because every visit of the mall requests it.
 * The sources are read each time, so a change by any server is visible at once.
 */
const lastThemes = new Map<string, { readonly madeOf: string; readonly theme: Theme }>()
const mostThemes = 500

/** The same without a membership; null if the company does not exist. */
export async function themeOfCompany(db: Db, companyId: string): Promise<Theme | null> {
  const company = await companyById(db, companyId)
  if (!company) return null
  return wholeTheme(db, { companyId, companyAlias: company.alias })
}
