/** Specification §4 and decisions §2: the member's current company. */

interface ListedMembership {
  readonly companyId: string
  readonly isFamily: number
}

/** One entry per company. A person who is employee and family member of one company is shown as employee. */
export function distinctCompanies<C extends ListedMembership>(list: readonly C[]): C[] {
  const byId = new Map<string, C>()
  for (const company of list) {
    const existing = byId.get(company.companyId)
    if (!existing || (existing.isFamily === 1 && company.isFamily === 0)) byId.set(company.companyId, company)
  }
  return [...byId.values()]
}

/** The stored company if it is still in the list, else the first; null where the list is empty. */
export const currentCompany = <C extends ListedMembership>(
  list: readonly C[],
  storedId: string | null,
): C | null => list.find((company) => company.companyId === storedId) ?? list[0] ?? null

/** The display name of a company. */
export const displayName = (company: {
  readonly companyName: string
  readonly companyAlias: string
  readonly showCompanyAlias: number
}): string =>
  company.showCompanyAlias === 1 && company.companyAlias ? company.companyAlias : company.companyName
