import { serviceMessageCalls } from '@yf/contract/service-messages'
import { idOf } from '#seeds/ids.ts'
import type { RaceKit } from './race-kit.ts'
import type { Prepared } from './prepared.ts'

const person = 'zhoulan'
const left = { companyId: idOf('company', 'haina'), words: '体检能改期吗？', wantsCall: 0 } as const

/** Exactly one message waits: those that waited before are removed. */
async function oneWaiting({ stage: { server } }: RaceKit) {
  await server.db.deleteFrom('service_message').where('account_id', '=', idOf('account', person)).execute()
  const token = await server.tokenOf(person)
  return { token, id: (await server.call(serviceMessageCalls.leave, left, { token })).result.id }
}

/** A member's first message also creates the data subject key: the race uses a later one. */
export async function toLeaveMessage(kit: RaceKit): Promise<Prepared> {
  const { token } = await oneWaiting(kit)
  return { input: left, token }
}

export async function toAnswerMessage(kit: RaceKit): Promise<Prepared> {
  const { id } = await oneWaiting(kit)
  const token = await kit.stage.server.staffTokenOf('service1')
  return { input: { id, words: '可以，请在预约记录里改期' }, token }
}
