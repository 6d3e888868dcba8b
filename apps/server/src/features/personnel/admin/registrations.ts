import type { personnelAdminCalls } from '@yf/contract/personnel-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import { maskPhone } from '@yf/domain/masks'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { decryptedRequest, requestsOf } from '#features/identity/public.ts'
import { countLists, pageOf, recordRead } from '#features/staff/public.ts'
import { ownCompany } from './own-company.ts'

/** The page polls every half a minute: within an hour only requests that are new to the reader are audited. */
const hour = 3_600_000

/** Unmasked while it has to be verified by a call to its holder, and masked afterwards. */
const toMaskedDto = (
  { phone, maskedCertificate }: ReturnType<typeof decryptedRequest>,
  isWaiting: boolean,
) => ({
  phone: isWaiting ? phone : maskPhone(phone),
  maskedCertificate,
})

/** Always the caller's own company, whatever the input says. */
export const registrations: RunCallHandler<typeof personnelAdminCalls.registrations> = async (input, ctx) => {
  const isWaiting = input.isWaiting === 1
  const listOf = (waiting: boolean) => requestsOf(ctx.db, ownCompany(ctx), waiting)
  const { rows, total } = await pageOf(ctx.db, listOf(isWaiting), input, (query) =>
    query.orderBy('request.asked_at', 'desc').orderBy('request.id'),
  )
  const encrypted = rows.map(({ id }) => id)
  await recordRead(ctx, { action: 'readRegistrations', encrypted, payload: { isWaiting } }, hour)
  const records = rows.map((row) => ({
    id: row.id,
    name: row.name,
    ...toMaskedDto(decryptedRequest(ctx, row), isWaiting),
    state: row.state,
    askedAt: shanghaiMoment(row.asked_at),
    decidedAt: row.decided_at && shanghaiMoment(row.decided_at),
    decidedBy: row.decided_by,
  }))
  const counts = await countLists(ctx.db, { waiting: listOf(true), decided: listOf(false) })
  return answer({ records, total, counts })
}
