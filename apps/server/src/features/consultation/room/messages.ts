import type { consultationCalls } from '@yf/contract/consultation'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { ownConsultation } from '../store.ts'
import { newsOf } from './news.ts'

/** For clients without the live stream. */
export const messages: RunCallHandler<typeof consultationCalls.messages> = async ({ id, after }, ctx) => {
  const room = await ownConsultation(ctx.db, ctx.caller.accountId, id)
  return room ? answer(await newsOf(ctx, room, after)) : refuse('notFound')
}
