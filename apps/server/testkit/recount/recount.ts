import { recountActivities } from './activities.ts'
import { recountCards } from './cards.ts'
import { recountClaims } from './claims.ts'
import { recountConsultations } from './consultations.ts'
import { recountCoupons } from './coupons.ts'
import { recountEnrolment } from './enrolment.ts'
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
import { recountPremiums } from './premiums.ts'
import { recountSlots } from './slots.ts'
import { recountTrials } from './trials.ts'
import type { Engine } from './rule.ts'

/** The rules that always hold while the product works. A new engine adds its own file here. */
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
  recountEnrolment,
  recountPremiums,
  recountCards,
  recountSlots,
  recountKeys,
  recountMessages,
  recountFiles,
  recountTrials,
]

export const recount: Engine = async (db, about) => {
  const faults: string[] = []
  for (const engine of engines) faults.push(...(await engine(db, about)))
  return faults
}
