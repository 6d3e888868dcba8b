import type { activitiesAdminCalls, AdminActivity, PrizeBatch } from '@yf/contract/activities-admin'
import type { Input } from '@yf/contract/call'
import { emptyOdds } from '@yf/domain/activity'

/** What the editor sends: the complete activity. */
export type ActivityDraft = Input<typeof activitiesAdminCalls.saveActivity>
export type DraftPrize = ActivityDraft['prizes'][number]

export const emptyDraft: ActivityDraft = {
  layout: 'active',
  title: '',
  summary: '',
  picLink: '/art/banner-points.svg',
  startTime: '',
  endTime: '',
  companyIds: [],
  rules: [],
  steps: [],
  tasks: [{ source: 'signIn', chances: 1 }],
  freeChances: 1,
  share: { title: '', words: '' },
  isPublished: 0,
  prizes: [],
}

export const emptyPrize: DraftPrize = {
  kind: 'points',
  name: '',
  points: 10,
  odds: 1000,
  stock: 100,
  how: '',
  batchId: null,
}

/** Named after the coupon unless staff have already named it; never more than the batch has left. */
export const couponPrize = (prize: DraftPrize, { id, name, left }: PrizeBatch): Partial<DraftPrize> => ({
  batchId: id,
  name: prize.name.trim() === '' ? name : prize.name,
  stock: Math.min(prize.stock, left),
  how: prize.how.trim() === '' ? '已放入“我的优惠券”' : prize.how,
})

/** A coupon is valid at one company: members of other companies who see the page could not use it. */
export const batchesFor = ({ companyIds }: ActivityDraft, batches: readonly PrizeBatch[]): PrizeBatch[] =>
  companyIds.length === 1 ? batches.filter(({ companyId }) => companyId === companyIds[0]) : []

/**
 * Copies the shown activity so that untouched fields keep their values; a pending or returned proposal is edited
 * further.
 */
export function draftOf(activity: AdminActivity): ActivityDraft {
  if (activity.proposal) {
    const { state: _state, note: _note, ...composed } = activity.proposal
    return { id: activity.id, ...composed }
  }
  const {
    status: _,
    drawCount: __,
    visitCount: ___,
    updateTime: ____,
    proposal: _____,
    prizes,
    ...composed
  } = activity
  return { ...composed, prizes: prizes.map(({ drawn: _drawn, ...prize }) => prize) }
}

/** One rule per line. */
export const rulesText = ({ rules }: ActivityDraft): string => rules.join('\n')
export const rulesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** `标题：说明`, one step per line. */
export const stepsText = ({ steps }: ActivityDraft): string =>
  steps.map(({ title, words }) => (words ? `${title}：${words}` : title)).join('\n')
export const stepsOf = (text: string): ActivityDraft['steps'] =>
  rulesOf(text).map((line) => {
    const [title = '', ...words] = line.split(/[：:]/)
    return { title: title.trim(), words: words.join('：').trim() }
  })

/** Says what saving did: the activity is published, or it waits for approval. */
export function savedMessage({ proposal, isPublished }: AdminActivity): string {
  if (proposal) return '已提交，财务审核通过后发布'
  return isPublished === 1 ? '已保存并发布' : '已保存为草稿'
}

/** The first missing field, or null if the draft can be saved. */
export function missingOf(draft: ActivityDraft): string | null {
  if (draft.title.trim() === '') return '请填写活动名称'
  if (!draft.startTime || !draft.endTime) return '请填写活动时间'
  if (draft.endTime <= draft.startTime) return '结束时间须晚于开始时间'
  if (draft.prizes.some(({ name }) => name.trim() === '')) return '请填写每个奖品的名称'
  if (draft.prizes.some(({ kind, batchId }) => kind === 'coupon' && batchId === null))
    return draft.companyIds.length === 1 ? '请选择每张优惠券的批次' : '优惠券奖品只能用于仅一家企业可见的活动'
  if (emptyOdds(draft.prizes) < 0) return '奖品的概率合计不能超过 100%'
  return null
}
