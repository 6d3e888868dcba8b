import { serviceMessageCalls } from '@yf/contract/service-messages'
import { idOf } from '#seeds/ids.ts'
import type { Desk } from './desk.ts'
import type { Prepared } from './prepared.ts'

const person = 'zhoulan'
const left = { companyId: idOf('company', 'haina'), words: '体检能改期吗？', wantsCall: 0 } as const

/** Whatever waited for an answer is out of the way: there is room for another message. */
export async function toLeaveMessage({ stage: { server } }: Desk): Promise<Prepared> {
  await server.db.deleteFrom('service_message').where('account_id', '=', idOf('account', person)).execute()
  return { input: left, token: await server.tokenOf(person) }
}

export async function toAnswerMessage(desk: Desk): Promise<Prepared> {
  const { input, token } = await toLeaveMessage(desk)
  const { server } = desk.stage
  const { result } = await server.call(serviceMessageCalls.leave, input as typeof left, { token })
  return {
    input: { id: result.id, words: '可以，请在预约记录里改期' },
    token: await server.staffTokenOf('service1'),
  }
}
