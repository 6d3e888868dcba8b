import type { Theme } from '@yf/contract/company'
import type { Db } from '#platform/db/handle.ts'
import { companyById, membershipOf, themeOverrides } from './store.ts'
import { defaultTheme } from './theme-defaults.ts'
import { mergeThemes, type ThemeOverride } from './theme-merge.ts'

interface Whose {
  readonly companyId: string
  readonly companyAlias: string
}

/** The product's own theme with what the group and then the company say differently. */
export const wholeTheme = async (db: Db, whose: Whose): Promise<Theme> =>
  themeOf(whose, await themeOverrides(db, whose.companyId))

/** For somebody who belongs to the company; null for anybody else. */
export async function themeFor(db: Db, accountId: string, companyId: string): Promise<Theme | null> {
  const [membership, changes] = await Promise.all([
    membershipOf(db, accountId, companyId),
    themeOverrides(db, companyId),
  ])
  return membership ? themeOf({ companyId, companyAlias: membership.companyAlias }, changes) : null
}

function themeOf({ companyId, companyAlias }: Whose, changes: readonly string[]): Theme {
  const madeOf = JSON.stringify([companyAlias, ...changes])
  const known = lastThemes.get(companyId)
  if (known?.madeOf === madeOf) return known.theme
  const own = { common: { company_alias: companyAlias } }
  const overrides = changes.map((text) => JSON.parse(text) as ThemeOverride)
  const theme = mergeThemes(defaultTheme, own, ...overrides)
  if (lastThemes.size >= mostThemes) lastThemes.clear()
  lastThemes.set(companyId, { madeOf, theme })
  return theme
}

/**
 * The last theme of a company, for as long as what it was made of stays the same: every visit of the mall asks for it.
 * What it was made of is read each time, so a change is seen at once, whichever server made it.
 */
const lastThemes = new Map<string, { readonly madeOf: string; readonly theme: Theme }>()
const mostThemes = 500

/** The same, where nobody's membership is at hand; null where there is no such company. */
export async function themeOfCompany(db: Db, companyId: string): Promise<Theme | null> {
  const company = await companyById(db, companyId)
  if (!company) return null
  return wholeTheme(db, { companyId, companyAlias: company.alias })
}
