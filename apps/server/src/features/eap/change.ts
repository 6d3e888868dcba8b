import type { eapCalls } from '@yf/contract/eap'
import { cancelOwn, changeBooking, ownBooking } from '#features/slots/public.ts'
import { inTransaction, type RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { counsellorOf } from './book.ts'
import { toOneDto, toOneDtoWithoutText } from './dto.ts'

export const change: RunCallHandler<typeof eapCalls.change> = async ({ id, placeId: slotId, way }, ctx) => {
  const { accountId } = ctx.caller
  if (!(await ownBooking(ctx.db, 'counselling', accountId, id))) return refuse('notFound')
  const counsellor = await counsellorOf(ctx, slotId)
  if (!counsellor) return refuse('slotGone')
  if (!counsellor.ways.includes(way)) return refuse('wayNotOffered')
  const changed = await changeBooking(ctx, { account_id: accountId, id }, { slotId, choice: way })
  if (changed.kind === 'refused') return changed
  return answer(await toOneDtoWithoutText(ctx, accountId, changed.booking))
}

/** A GET of the specification that writes: a repeated call answers the same. */
export const cancel = inTransaction<typeof eapCalls.cancel>(async ({ id }, ctx) => {
  const { accountId } = ctx.caller
  if (!(await ownBooking(ctx.db, 'counselling', accountId, id))) return refuse('notFound')
  const ended = await cancelOwn(ctx, { account_id: accountId, id })
  if (ended.kind === 'refused') return ended
  return answer(await toOneDto(ctx, accountId, ended.booking))
})
