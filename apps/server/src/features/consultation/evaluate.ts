import type { consultationCalls } from '@yf/contract/consultation'
import { consultationStates } from '@yf/domain/consultation'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toDetailDto } from './detail.ts'
import { consultationRow } from './encrypted.ts'
import { changeConsultation, takeOwn } from './store.ts'
import { encryptContent } from '#platform/crypto/subject-content.ts'

/** Once, for a consultation with a doctor. The text may be about health, so it is encrypted as well. */
export const evaluate: RunCallHandler<typeof consultationCalls.evaluate> = async (
  { id, stars, words },
  ctx,
) => {
  const { accountId } = ctx.caller
  const row = await takeOwn(ctx.db, accountId, id)
  if (!row) return refuse('notFound')
  if (row.state !== consultationStates.ended) return refuse('consultationNotEnded')
  if (row.stars !== null) return refuse('consultationEvaluated')
  const column = 'evaluation_encrypted'
  const encrypted = await encryptContent(ctx, accountId, consultationRow(id, column), words)
  await changeConsultation(ctx.db, row, { stars, [column]: encrypted })
  return answer(await toDetailDto(ctx, (await takeOwn(ctx.db, accountId, id))!), '感谢您的评价')
}
