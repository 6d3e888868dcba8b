import { advertsAdminCalls } from '@yf/contract/adverts-admin'
import { questionsAdminCalls } from '@yf/contract/questions-admin'
import { idOf } from '#seeds/ids.ts'
import type { RaceKit } from './race-kit.ts'
import type { Prepared } from './prepared.ts'

const companyId = idOf('company', 'yuanli')
const companyIds = [companyId, idOf('company', 'haina')]
const operator = ({ stage }: RaceKit) => stage.server.staffTokenOf('operator1')

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

export const toAddAdvert = async (kit: RaceKit): Promise<Prepared> => ({
  input: { companyIds, ...advert },
  token: await operator(kit),
})

async function addedAdvert(kit: RaceKit) {
  const token = await operator(kit)
  const sent = { companyIds: [companyId], ...advert }
  const { result } = await kit.stage.server.call(advertsAdminCalls.add, sent, { token })
  const { id, revision } = result[0]!
  return { token, which: { companyId, id, revision } }
}

export async function toChangeAdvert(kit: RaceKit): Promise<Prepared> {
  const { token, which } = await addedAdvert(kit)
  return { input: { ...which, ...advert, title: '秋季关怀月' }, token }
}

export async function toEndAdvert(kit: RaceKit): Promise<Prepared> {
  const { token, which } = await addedAdvert(kit)
  return { input: which, token }
}

const question = {
  category: '理赔',
  title: '可以替父母申请吗？',
  content: '<p>可以。</p>',
  sort: 900,
  isShown: 1,
} as const

export const toAddQuestion = async (kit: RaceKit): Promise<Prepared> => ({
  input: { companyIds, ...question },
  token: await operator(kit),
})

async function addedQuestion(kit: RaceKit) {
  const token = await operator(kit)
  const sent = { companyIds: [companyId], ...question }
  const { result } = await kit.stage.server.call(questionsAdminCalls.add, sent, { token })
  const { id, revision } = result[0]!
  return { token, which: { companyId, id, revision } }
}

export async function toChangeQuestion(kit: RaceKit): Promise<Prepared> {
  const { token, which } = await addedQuestion(kit)
  return { input: { ...which, ...question, isShown: 0 }, token }
}

export async function toRemoveQuestion(kit: RaceKit): Promise<Prepared> {
  const { token, which } = await addedQuestion(kit)
  return { input: which, token }
}
