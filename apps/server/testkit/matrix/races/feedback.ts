import { activitiesAdminCalls } from '@yf/contract/activities-admin'
import { feedbackCalls } from '@yf/contract/feedback'
import { promotionCalls } from '@yf/contract/promotion'
import { feedbackAdminCalls } from '@yf/contract/feedback-admin'
import { idOf } from '#seeds/ids.ts'
import type { RaceKit } from './race-kit.ts'
import type { Prepared } from './prepared.ts'

const person = 'zhoulan'

/** Exactly one suggestion waits. */
async function oneSuggested({ stage: { server } }: RaceKit) {
  await server.db.deleteFrom('suggestion').execute()
  const suggestion = { type: 1 as const, content: '希望能导出报告' }
  await server.call(feedbackCalls.addComment, suggestion, { token: await server.tokenOf(person) })
  const token = await server.staffTokenOf('service1')
  const query = { isHandled: 0 as const, pageNo: 1, pageSize: 1 }
  const { records } = (await server.call(feedbackAdminCalls.suggestions, query, { token })).result
  return { token, id: records[0]!.id }
}

export async function toHandleFeedback(kit: RaceKit): Promise<Prepared> {
  const { token, id } = await oneSuggested(kit)
  return { input: { kind: 'suggestion', id, note: '已转产品组' }, token }
}

export async function toAnswerSuggestion(kit: RaceKit): Promise<Prepared> {
  const { token, id } = await oneSuggested(kit)
  return { input: { id, words: '下个版本可以导出' }, token }
}

/** Exactly one phone waits to be called. */
export async function toContactLead({ stage: { server } }: RaceKit): Promise<Prepared> {
  await server.db.deleteFrom('promotion_record').execute()
  const left = { id: idOf('promotion', 'mutual'), phone: '13911117777' }
  await server.call(promotionCalls.recordPromotion, left, { token: await server.tokenOf(person) })
  const token = await server.staffTokenOf('operator1')
  const query = { isContacted: 0 as const, pageNo: 1, pageSize: 1 }
  const { records } = (await server.call(activitiesAdminCalls.leads, query, { token })).result
  return { input: { id: records[0]!.id, note: '约好周六到店' }, token }
}
