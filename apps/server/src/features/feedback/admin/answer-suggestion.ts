import type { feedbackAdminCalls } from '@yf/contract/feedback-admin'
import { answerSuggestion as answerIt, decryptedSuggestions, suggestionById } from '../public.ts'
import { activeCompaniesOf } from '#features/company/public.ts'
import { inHtml, notify } from '#features/messages/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'

/** Reply, audit event and notice to the member are written together or not at all. */
export const answerSuggestion: RunCallHandler<typeof feedbackAdminCalls.answerSuggestion> = async (
  { id, words: input },
  ctx,
) => {
  const text = input.trim()
  if (text === '') return badInput('words', '请填写回复内容')
  const row = await suggestionById(ctx.db, id)
  if (!row) return refuse('notFound')
  if (row.handled_at) return refuse('voiceHandled')
  const [suggestion] = await decryptedSuggestions(ctx, [row])
  if (suggestion!.decrypted.isForgotten) return refuse('voiceForgotten')
  // The suggestion was addressed to us and not to a company: the notice goes to the member's present home company.
  const [companyId] = await activeCompaniesOf(ctx.db, row.account_id)
  if (companyId === undefined) return refuse('voiceUnreachable')
  if (!(await answerIt(ctx, row, { text, by: ctx.staff.id }))) return refuse('voiceHandled')
  await notify(ctx, {
    companyId,
    accountId: row.account_id,
    kind: 'suggestionAnswered',
    content: `<p>您的意见：${inHtml(suggestion!.decrypted.text)}</p><p>回复：${inHtml(text)}</p>`,
  })
  await recordAuditEvent(ctx, { action: 'answerSuggestion', seen: [row] })
  return answer(null)
}
