import type { billCalls, PublicBill } from '@yf/contract/bills'
import { billStateNames } from '@yf/domain/bill'
import { shanghaiMoment } from '@yf/domain/dates'
import { maskName } from '@yf/domain/masks'
import { askPaymentsOf } from '#features/payments/public.ts'
import { inSteps } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import { billByTicket } from './by-ticket.ts'
import { payerRow } from './encrypted.ts'
import { billById, paidBill, type BillRow } from './store.ts'

/** The page's claim of a payment only triggers a query at the payment partner. */
export const bill = inSteps<typeof billCalls.bill>(async ({ ticket, ask }, ctx) => {
  const found = await billByTicket(ctx, ticket)
  if ('kind' in found) return found
  const isQueried = ask === 1 && found.state === 'open'
  const queried = isQueried ? await askPaymentsOf(ctx, paidBill(found)) : null
  const now = isQueried ? ((await billById(ctx.db, found.id)) ?? found) : found
  const declined = now.state === 'open' ? (queried?.declined ?? null) : null
  return answer({ ...toDto(ctx.cipher, now, queried?.word !== 'unknown'), declined })
})

const toDto = (cipher: FieldCipher, row: BillRow, isSure: boolean): Omit<PublicBill, 'declined'> => ({
  billNo: row.bill_no,
  title: row.title,
  payerName: maskName(cipher.open(row.payer_encrypted, payerRow(row.id))),
  lines: [...row.lines],
  amountFen: row.amount_fen,
  state: row.state,
  stateName: billStateNames[row.state],
  expireTime: shanghaiMoment(row.expires_at),
  paidTime: row.paid_at && shanghaiMoment(row.paid_at),
  isSure: isSure ? 1 : 0,
})
