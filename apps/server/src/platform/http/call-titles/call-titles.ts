import type { Domains } from './domain.ts'
import { titlesOfClaims } from './of-claims.ts'
import { adminTitles } from './admin-titles.ts'
import { titlesOfHealth } from './of-health.ts'
import { titlesOfPersons } from './of-persons.ts'
import { titlesOfTrade } from './of-trade.ts'

/** The Chinese titles of the calls, shown at /docs. A call without one fails a test. */
const domains: Domains = {
  ...titlesOfPersons,
  ...titlesOfClaims,
  ...titlesOfHealth,
  ...titlesOfTrade,
  ...adminTitles,
}

/** A call without a title is shown by its own name. */
export const domainTitle = (domain: string): string => domains[domain]?.title ?? domain

export const callTitle = (domain: string, key: string): string | undefined => domains[domain]?.calls[key]
