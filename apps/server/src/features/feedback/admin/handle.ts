import type { feedbackAdminCalls } from '@yf/contract/feedback-admin'
import { handleVoice } from '../public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'

/**
 * The note is stored with its subject and not in the audit log: it may contain health data, and is erased with the
 * member's.
 */
export const handle: RunCallHandler<typeof feedbackAdminCalls.handle> = async ({ kind, id, note }, ctx) => {
  const text = note.trim()
  if (text === '') return badInput('note', '请填写处理说明')
  const handled = await handleVoice(ctx, { kind, id, text, by: ctx.staff.id })
  if (handled === 'notFound') return refuse('notFound')
  if (handled === 'already') return refuse('voiceHandled')
  const seen = [{ id, account_id: handled.accountId }]
  await recordAuditEvent(ctx, { action: 'handleVoice', seen, payload: { kind } })
  return answer(null)
}
