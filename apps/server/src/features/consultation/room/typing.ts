import type { consultationCalls } from '@yf/contract/consultation'
import { consultationStates } from '@yf/domain/consultation'
import { inSteps } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import type { Window } from '#platform/limits/limits.port.ts'
import { ownConsultation } from '../store.ts'

const often: Window = { limit: 1, seconds: 2 }

/** Not worth storing: sent to the hospital without retries, and nobody waits for it. */
export const typing = inSteps<typeof consultationCalls.typing>(async ({ id }, ctx) => {
  const room = await ownConsultation(ctx.db, ctx.caller.accountId, id)
  if (!room) return refuse('notFound')
  const isOpen = room.state === consultationStates.open
  if (isOpen && (await ctx.limits.take('consultation.typing', id, often)).allowed)
    void ctx.partners.jinli.sendTyping(id).catch(() => undefined)
  return answer(null)
})
