import type { AdminMessage, customerServiceAdminCalls } from '@yf/contract/customer-service-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import { maskName, maskPhone } from '@yf/domain/masks'
import { companyNamesOf } from '#features/company/public.ts'
import { namesOf, phonesOf } from '#features/identity/public.ts'
import {
  answerMessage as answerIt,
  inHtml,
  leftPage,
  leftQuery,
  decryptedMessages,
  notify,
  type AdminMessageRow,
} from '#features/messages/public.ts'
import { countLists, recordAuditEvent, recordRead, staffNames } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'

/** Members write about illnesses here, so viewing a message is audited. */
export const messages: RunCallHandler<typeof customerServiceAdminCalls.messages> = async (
  { isAnswered, ...page },
  ctx,
) => {
  const { rows, total } = await leftPage(ctx.db, isAnswered === 1, page)
  await recordRead(ctx, {
    action: 'listServiceMessages',
    seen: rows.map(({ id, account_id }) => ({ id, account_id })),
  })
  const counts = await countLists(ctx.db, {
    open: leftQuery(ctx.db, false).select('id'),
    answered: leftQuery(ctx.db, true).select('id'),
  })
  const records = await toMessageDtos(ctx, await decryptedMessages(ctx, rows))
  return answer({ records, total, counts })
}

/** Reply, audit event and notice to the member are written together or not at all. */
export const answerMessage: RunCallHandler<typeof customerServiceAdminCalls.answerMessage> = async (
  { id, words },
  ctx,
) => {
  if (words.trim() === '') return badInput('words', '请填写回复内容')
  const row = await answerIt(ctx, { id, text: words.trim(), by: ctx.staff.id })
  if (row === 'notFound') return refuse('notFound')
  if (row === 'already') return refuse('messageAnswered')
  await notify(ctx, {
    companyId: row.company_id,
    accountId: row.account_id,
    kind: 'messageAnswered',
    content: `<p>您的留言：${inHtml(row.text)}</p><p>回复：${inHtml(words.trim())}</p>`,
  })
  await recordAuditEvent(ctx, {
    action: 'answerServiceMessage',
    seen: [{ id, account_id: row.account_id }],
  })
  return answer((await toMessageDtos(ctx, [row]))[0]!)
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)]

async function toMessageDtos(
  ctx: Pick<StaffContext, 'db' | 'cipher'>,
  rows: readonly AdminMessageRow[],
): Promise<AdminMessage[]> {
  const people = unique(rows.map(({ account_id }) => account_id))
  const names = await namesOf(ctx.db, people)
  const phones = await phonesOf(ctx.db, ctx.cipher, people)
  const companies = await companyNamesOf(ctx.db, unique(rows.map(({ company_id }) => company_id)))
  const staff = await staffNames(ctx.db, unique(rows.flatMap(({ answered_by }) => answered_by ?? [])))
  return rows.map((row) => {
    const phone = phones.get(row.account_id) ?? ''
    return {
      id: row.id,
      companyName: companies.get(row.company_id) ?? '',
      memberName: maskName(names.get(row.account_id) ?? ''),
      memberPhone: maskPhone(phone),
      words: row.text,
      createTime: shanghaiMoment(row.created_at),
      wantsCall: row.wants_call ? 1 : 0,
      callPhone: row.wants_call && row.answered_at === null ? phone : null,
      answer: row.answer,
      answerTime: row.answered_at && shanghaiMoment(row.answered_at),
      answeredBy: row.answered_by && (staff.get(row.answered_by) ?? null),
    }
  })
}
