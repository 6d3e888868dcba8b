import type { LeftMessage, serviceMessageCalls } from '@yf/contract/service-messages'
import { shanghaiMoment } from '@yf/domain/dates'
import { mostOpenMessages } from '@yf/domain/service-messages'
import { requireMembership } from '#features/company/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { textUnder, type SubjectKey } from '#platform/crypto/subject-key.ts'
import { subjectKey, existingSubjectKey } from '#platform/crypto/subject-keys.ts'
import { newId } from '#platform/ids.ts'
import { leftTextRow } from '../encrypted.ts'
import { addLeft, openOf, type ServiceMessageRow } from './store.ts'

export const leave: RunCallHandler<typeof serviceMessageCalls.leave> = async (
  { companyId, words, wantsCall },
  ctx,
) => {
  const { accountId } = ctx.caller
  if (!(await requireMembership(ctx.db, accountId, companyId))) return refuse('notFound')
  if (words.trim() === '') return badInput('words', '请填写留言内容')
  if ((await openOf(ctx.db, accountId)).length >= mostOpenMessages) return refuse('serviceMessagesFull')
  const id = newId()
  const key = await subjectKey(ctx, accountId)
  const row: ServiceMessageRow = {
    account_id: accountId,
    id,
    company_id: companyId,
    text: key.encrypt(words.trim(), leftTextRow(id)),
    wants_call: wantsCall === 1,
    created_at: ctx.clock.now(),
    answer: null,
    answered_by: null,
    answered_at: null,
  }
  await addLeft(ctx.db, row)
  return answer(toLeftDto(row, key))
}

export const left: RunCallHandler<typeof serviceMessageCalls.left> = async (_input, ctx) => {
  const { accountId } = ctx.caller
  const rows = await openOf(ctx.db, accountId)
  const key = await existingSubjectKey(ctx, accountId)
  return answer(rows.map((row) => toLeftDto(row, key)))
}

const toLeftDto = (row: ServiceMessageRow, key: SubjectKey | null): LeftMessage => ({
  id: row.id,
  words: textUnder(key, row.text, leftTextRow(row.id)),
  wantsCall: row.wants_call ? 1 : 0,
  createTime: shanghaiMoment(row.created_at),
})
