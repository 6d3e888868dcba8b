import { advertsAdminCalls } from '@yf/contract/adverts-admin'
import { questionsAdminCalls } from '@yf/contract/questions-admin'
import { idOf } from '#seeds/ids.ts'
import type { Desk } from './desk.ts'
import type { Prepared } from './prepared.ts'

const companyId = idOf('company', 'yuanli')
const companyIds = [companyId, idOf('company', 'haina')]
const operator = ({ stage }: Desk) => stage.server.staffTokenOf('operator1')

const advert = {
  position: 'strip',
  title: '秋季关怀',
  summary: '看看有什么',
  picLink: null,
  jumpUrl: '/carbon',
  startTime: '2026-01-01 00:00:00',
  endTime: '2030-01-01 00:00:00',
  sort: 90,
} as const

export const toAddAdvert = async (desk: Desk): Promise<Prepared> => ({
  input: { companyIds, ...advert },
  token: await operator(desk),
})

async function addedAdvert(desk: Desk) {
  const token = await operator(desk)
  const sent = { companyIds: [companyId], ...advert }
  const { result } = await desk.stage.server.call(advertsAdminCalls.add, sent, { token })
  const { id, revision } = result[0]!
  return { token, which: { companyId, id, revision } }
}

export async function toChangeAdvert(desk: Desk): Promise<Prepared> {
  const { token, which } = await addedAdvert(desk)
  return { input: { ...which, ...advert, title: '秋季关怀月' }, token }
}

export async function toEndAdvert(desk: Desk): Promise<Prepared> {
  const { token, which } = await addedAdvert(desk)
  return { input: which, token }
}

const question = {
  category: '理赔',
  title: '可以替父母申请吗？',
  content: '<p>可以。</p>',
  sort: 900,
  isShown: 1,
} as const

export const toAddQuestion = async (desk: Desk): Promise<Prepared> => ({
  input: { companyIds, ...question },
  token: await operator(desk),
})

async function addedQuestion(desk: Desk) {
  const token = await operator(desk)
  const sent = { companyIds: [companyId], ...question }
  const { result } = await desk.stage.server.call(questionsAdminCalls.add, sent, { token })
  const { id, revision } = result[0]!
  return { token, which: { companyId, id, revision } }
}

export async function toChangeQuestion(desk: Desk): Promise<Prepared> {
  const { token, which } = await addedQuestion(desk)
  return { input: { ...which, ...question, isShown: 0 }, token }
}

export async function toRemoveQuestion(desk: Desk): Promise<Prepared> {
  const { token, which } = await addedQuestion(desk)
  return { input: which, token }
}
