import type { Db } from '#platform/db/handle.ts'
import { recountActivities } from './activities.ts'
import { recountCards } from './cards.ts'
import { recountClaims } from './claims.ts'
import { recountConsultations } from './consultations.ts'
import { recountCoupons } from './coupons.ts'
import { recountEquity } from './equity.ts'
import { recountExams } from './exams.ts'
import { recountFiles } from './files.ts'
import { recountInvoices } from './invoices.ts'
import { recountKeys } from './keys.ts'
import { recountLedger } from './ledger.ts'
import { recountMall } from './mall.ts'
import { recountMessages } from './messages.ts'
import { recountOrders } from './orders.ts'
import { recountPayments } from './payments.ts'
import { recountPlaces } from './places.ts'
import type { Engine } from './rule.ts'

/** Everything that adds up by itself while the product works. A new engine adds its own file here. */
const engines: readonly Engine[] = [
  recountLedger,
  recountClaims,
  recountPayments,
  recountExams,
  recountConsultations,
  recountOrders,
  recountCoupons,
  recountInvoices,
  recountMall,
  recountActivities,
  recountEquity,
  recountCards,
  recountPlaces,
  recountKeys,
  recountMessages,
  recountFiles,
]

/** Engine by engine, for those who look for one thing. */
export async function* recounting(db: Db): AsyncGenerator<string[]> {
  for (const engine of engines) yield await engine(db)
}

export const recount: Engine = async (db) => {
  const told: string[] = []
  for await (const lines of recounting(db)) told.push(...lines)
  return told
}
