import type { Domains } from './domain.ts'
import { titlesOfClaims } from './of-claims.ts'
import { titlesOfDesks } from './of-desks.ts'
import { titlesOfHealth } from './of-health.ts'
import { titlesOfPersons } from './of-persons.ts'
import { titlesOfTrade } from './of-trade.ts'

/** The calls in Chinese, for whoever reads /docs. A call without a line fails a test. */
const domains: Domains = {
  ...titlesOfPersons,
  ...titlesOfClaims,
  ...titlesOfHealth,
  ...titlesOfTrade,
  ...titlesOfDesks,
}

/** What has no line yet is called by its own name. */
export const domainTitle = (domain: string): string => domains[domain]?.title ?? domain

export const callTitle = (domain: string, key: string): string | undefined => domains[domain]?.calls[key]
