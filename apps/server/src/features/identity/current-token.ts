import type { identityCalls } from '@yf/contract/identity'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'

/** A caller who reaches the handler has the current token: a replaced one is refused before any handler runs. */
export const currentToken: RunCallHandler<typeof identityCalls.currentToken> = async (_input, ctx) =>
  answer(null, ctx.caller.token)
