import { fenPerPoint } from '@yf/domain/order'
import type { Db } from '#platform/db/handle.ts'

/** What a point pays at a company. */
export const fenPerPointOf = async (_db: Db, _companyId: string): Promise<number> =>
  Promise.resolve(fenPerPoint)
