import { companyAdminCalls } from '@yf/contract/company-admin'
import { idOf } from '#seeds/ids.ts'
import type { RaceKit } from './race-kit.ts'
import type { Prepared } from './prepared.ts'

const companyId = idOf('company', 'haina')
let turns = 0

async function profileOf({ stage: { server } }: RaceKit) {
  const token = await server.staffTokenOf('operator1')
  const { result } = await server.call(companyAdminCalls.profile, { companyId }, { token })
  return { token, ...result }
}

export async function toSaveContact(kit: RaceKit): Promise<Prepared> {
  const { token, contact } = await profileOf(kit)
  const { savedBy: _by, savedTime: _time, ...content } = contact
  return { input: { ...content, companyId, person: `联系人${(turns += 1)}` }, token }
}

export async function toSaveService(kit: RaceKit): Promise<Prepared> {
  const { token, services } = await profileOf(kit)
  const { savedBy: _by, savedTime: _time, priceFen: _price, ...content } = services[0]!
  return { input: { ...content, companyId, rules: `第 ${(turns += 1)} 版规则` }, token }
}

export async function toSaveBenefit(kit: RaceKit): Promise<Prepared> {
  const { token, benefits } = await profileOf(kit)
  const { id, revision, name, summary, audience, usage } = benefits[0]!
  const rules = `第 ${(turns += 1)} 版规则`
  return { input: { companyId, id, revision, name, summary, audience, usage, rules }, token }
}

const texts = { summary: '上门服务', audience: '', usage: '', rules: '' }
const administratorOf = ({ stage: { server } }: RaceKit) => server.staffTokenOf('admin1')

const newBenefit = () =>
  ({
    companyId,
    name: `权益${(turns += 1)}`,
    ...texts,
    kind: '福利',
    code: '',
    endDay: '2030-12-31',
    coveredCount: 1,
  }) as const
const newService = () =>
  ({
    companyId,
    name: `服务${(turns += 1)}`,
    ...texts,
    provider: '原力健康',
    phone: '',
    code: '',
    priceFen: 0,
  }) as const

export const toAddBenefit = async (kit: RaceKit): Promise<Prepared> => ({
  input: newBenefit(),
  token: await administratorOf(kit),
})

export const toAddService = async (kit: RaceKit): Promise<Prepared> => ({
  input: newService(),
  token: await administratorOf(kit),
})

export async function toRemoveBenefit(kit: RaceKit): Promise<Prepared> {
  const token = await administratorOf(kit)
  const { result } = await kit.stage.server.call(companyAdminCalls.addBenefit, newBenefit(), { token })
  return { input: { companyId, id: result.benefits.at(-1)!.id }, token }
}

export async function toRemoveService(kit: RaceKit): Promise<Prepared> {
  const token = await administratorOf(kit)
  const { result } = await kit.stage.server.call(companyAdminCalls.addService, newService(), { token })
  return { input: { companyId, id: result.services.at(-1)!.id }, token }
}
