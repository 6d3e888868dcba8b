import type { consultationCalls } from '@yf/contract/consultation'
import { canCancel, isOver } from '@yf/domain/consultation'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toDetailDto } from './detail.ts'
import { sendToHospital } from './hospital/outbox.ts'
import { endConsultation } from './transitions.ts'
import { takeOwn } from './store.ts'

/** Ended by the member. Idempotent. */
export const end: RunCallHandler<typeof consultationCalls.end> = async ({ id }, ctx) => {
  const { accountId } = ctx.caller
  const row = await takeOwn(ctx.db, accountId, id)
  if (!row) return refuse('notFound')
  if (canCancel(row.state)) return refuse('consultationNotBegun')
  if (!isOver(row.state)) {
    await endConsultation(ctx, row, { actor: accountId, text: '您结束了问诊' })
    await sendToHospital(ctx, 'end', row)
  }
  return answer(await toDetailDto(ctx, (await takeOwn(ctx.db, accountId, id))!))
}
