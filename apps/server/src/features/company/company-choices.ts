import { answer } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { allCompanyNames } from './company-names.ts'

/** Answers the call by which an admin side lets staff choose one of all companies. */
export const companyChoices = async (_: unknown, { db }: { readonly db: Db }) =>
  answer(await allCompanyNames(db))
