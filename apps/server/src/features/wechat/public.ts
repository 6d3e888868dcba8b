import type { Db } from '#platform/db/handle.ts'
import { subjectOf } from '#features/identity/public.ts'
import { provider } from './rules.ts'

export { isOwnPage } from './rules.ts'

/** Null if the account has no WeChat. */
export const openIdOf = (db: Db, accountId: string): Promise<string | null> =>
  subjectOf(db, accountId, provider)
