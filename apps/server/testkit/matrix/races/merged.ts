import { idOf } from '#seeds/ids.ts'
import { addSecondAccount } from '#testkit/second-account.ts'
import type { Prepared } from './prepared.ts'
import type { RaceKit } from './race-kit.ts'

let order = 0

/** A member who registered twice. */
export async function toProposeMerge({ stage: { server } }: RaceKit): Promise<Prepared> {
  const phone = `1367777${String(1000 + ++order)}`
  await addSecondAccount(server, { phone, name: '陈默' })
  const token = await server.staffTokenOf('operator1')
  return { token, input: { id: idOf('account', 'chenmo'), phone, reason: '重复注册' } }
}
