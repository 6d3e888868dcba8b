import type { feedbackCalls } from '@yf/contract/feedback'
import { shanghaiMoment } from '@yf/domain/dates'
import type { CallContext } from '#platform/call/context.ts'
import type { OutcomeOf, RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { textUnder } from '#platform/crypto/subject-key.ts'
import { subjectKey, existingSubjectKey } from '#platform/crypto/subject-keys.ts'
import {
  evaluationOf,
  keepEvaluation,
  serviceByThirdPartyId,
  tagNames,
  tagsOfKind,
} from './feedback-store.ts'
import { evaluationsPerAddress, looksPerAddress } from './rules.ts'
import { evaluationRow } from './encrypted.ts'
import type { ServiceRecordTable } from './tables.ts'

export interface ServiceRating {
  readonly score: number
  readonly tagIds: readonly string[]
  readonly content: string
}

/** Evaluates a service once; the caller has checked that it may be evaluated here. */
export async function evaluate(
  service: ServiceRecordTable,
  rating: ServiceRating,
  ctx: CallContext,
): Promise<OutcomeOf<typeof feedbackCalls.evaluateOpenly>> {
  const { db, clock } = ctx
  const names = await tagNames(db, 'evaluation', rating.tagIds)
  if (!names) return badInput('tagIds', '评价标签不存在，请重新选择')
  const key = await subjectKey(ctx, service.account_id)
  const isSaved = await keepEvaluation(db, {
    company_id: service.company_id,
    service_id: service.id,
    score: rating.score,
    tag_names: names,
    content: key.encrypt(rating.content.trim(), evaluationRow(service.id)),
    created_at: clock.now(),
  })
  return isSaved ? answer(null, '感谢您的评价') : refuse('alreadyEvaluated')
}

/** The unguessable id was sent after the service, so it needs no session. */
export const evaluateOpenly: RunCallHandler<typeof feedbackCalls.evaluateOpenly> = async (input, ctx) => {
  const { limits, address, db } = ctx
  if (!(await limits.take('evaluate', address, evaluationsPerAddress)).allowed) return refuse('tooOften')
  const service = await serviceByThirdPartyId(db, input.thirdPartyId)
  if (!service) return refuse('notFound')
  const { score, tagIds = [], content = '' } = input
  return evaluate(service, { score, tagIds, content }, ctx)
}

export const openEvaluation: RunCallHandler<typeof feedbackCalls.openEvaluation> = async (
  { thirdPartyId, type },
  ctx,
) => {
  const { db, limits, address } = ctx
  if (!(await limits.take('evaluation-look', address, looksPerAddress)).allowed) return refuse('tooOften')
  const service = await serviceByThirdPartyId(db, thirdPartyId)
  if (!service) return refuse('notFound')
  const [existing, tagList, key] = await Promise.all([
    evaluationOf(db, service.company_id, service.id),
    tagsOfKind(db, 'evaluation'),
    existingSubjectKey(ctx, service.account_id),
  ])
  return answer({
    thirdPartyId,
    type,
    serviceName: service.service_name,
    provider: service.provider,
    serviceTime: shanghaiMoment(service.done_at),
    isEvaluated: existing ? 1 : 0,
    score: existing?.score ?? null,
    content: existing ? textUnder(key, existing.content, evaluationRow(service.id)) : null,
    tagNames: existing?.tag_names ?? [],
    createTime: existing ? shanghaiMoment(existing.created_at) : null,
    tagList,
  })
}
