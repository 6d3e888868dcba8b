import type { Selectable } from 'kysely'
import { caseStates } from '@yf/domain/claim-case'
import type { Db } from '#platform/db/handle.ts'
import { subjectColumns, type CaseRow } from '../own-case.ts'
import type { PaymentTable } from '../tables.ts'

export type PaymentRow = Selectable<PaymentTable>
export type PaymentKey = Pick<PaymentRow, 'company_id' | 'id'>

export const keyOfPayment = ({ company_id, id }: PaymentKey): PaymentKey => ({ company_id, id })

/** The house knows an instruction by our id alone, whichever company's it is. */
export const paymentOfInstruction = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst()

/** Newest first. */
export const paymentsOf = (db: Db, caseRow: Pick<CaseRow, 'company_id' | 'id'>) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where((row) => row.and(subjectColumns(caseRow)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Whether the member has to give another card. */
export const hasFailed = (state: CaseRow['state'], newest: PaymentRow | undefined): boolean =>
  state === caseStates.paying && newest?.state === 'failed'
