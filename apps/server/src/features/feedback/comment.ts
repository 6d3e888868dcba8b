import type { Input } from '@yf/contract/call'
import type { feedbackCalls } from '@yf/contract/feedback'
import type { MemberContext } from '#platform/call/context.ts'
import type { OutcomeOf, RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { subjectKey } from '#platform/crypto/subject-keys.ts'
import { newId } from '#platform/ids.ts'
import { evaluate } from './evaluate.ts'
import {
  keepAdvice,
  keepSuggestion,
  ownsPictures,
  serviceByThirdPartyId,
  tagNames,
} from './feedback-store.ts'
import { textsPerDay } from './rules.ts'
import { adviceRow, contactRow, suggestionRow } from './encrypted.ts'

type Comment = Input<typeof feedbackCalls.addComment>
type CommentOutcome = OutcomeOf<typeof feedbackCalls.addComment>

/** Texts of members are stored unchanged, including any script, and displayed as text. */
export const addComment: RunCallHandler<typeof feedbackCalls.addComment> = async (input, ctx) => {
  if (!(await mayWrite(ctx))) return refuse('tooOften', '今日提交次数已达上限，请明天再试')
  return input.type === 1 ? suggest(input, ctx) : evaluateOwn(input, ctx)
}

export const addAdvice: RunCallHandler<typeof feedbackCalls.addAdvice> = async (
  { activityId, content },
  ctx,
) => {
  if (!(await mayWrite(ctx))) return refuse('tooOften', '今日提交次数已达上限，请明天再试')
  const text = content.trim()
  if (!text) return badInput('content', '请填写内容')
  const id = newId()
  await keepAdvice(ctx.db, {
    account_id: ctx.caller.accountId,
    id,
    activity_id: activityId ?? null,
    content: (await subjectKey(ctx, ctx.caller.accountId)).encrypt(text, adviceRow(id)),
    created_at: ctx.clock.now(),
  })
  return answer(null, '感谢您的建议')
}

const mayWrite = async ({ limits, caller }: MemberContext) =>
  (await limits.take('written-texts', caller.accountId, textsPerDay)).allowed

async function suggest(input: Comment, ctx: MemberContext): Promise<CommentOutcome> {
  const { db, clock, caller } = ctx
  const { tagIds = [], pictures = [], contact } = input
  const content = input.content.trim()
  if (!content) return badInput('content', '请填写内容')
  const names = await tagNames(db, 'suggestion', tagIds)
  if (!names) return badInput('tagIds', '反馈类型不存在，请重新选择')
  if (!(await ownsPictures(db, caller.accountId, pictures))) {
    return badInput('pictures', '图片已失效，请重新上传')
  }
  const id = newId()
  const key = await subjectKey(ctx, caller.accountId)
  const suggestion = {
    account_id: caller.accountId,
    id,
    tag_names: names,
    content: key.encrypt(content, suggestionRow(id)),
    contact_encrypted: contact ? key.encrypt(contact, contactRow(id)) : null,
    created_at: clock.now(),
  }
  await keepSuggestion(db, suggestion, pictures)
  return answer(null, '感谢您的反馈，我们会尽快查看')
}

async function evaluateOwn(input: Comment, ctx: MemberContext): Promise<CommentOutcome> {
  const { thirdPartyId, score, tagIds = [], content } = input
  if (thirdPartyId === undefined) return badInput('thirdPartyId', '请填写服务编号')
  if (score === undefined) return badInput('score', '请选择评分')
  const service = await serviceByThirdPartyId(ctx.db, thirdPartyId)
  if (!service || service.account_id !== ctx.caller.accountId) return refuse('notFound')
  return evaluate(service, { score, tagIds, content }, ctx)
}
