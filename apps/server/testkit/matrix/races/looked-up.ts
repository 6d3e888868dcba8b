import { idOf } from '#seeds/ids.ts'
import type { Prepared } from './prepared.ts'
import type { RaceKit } from './race-kit.ts'

/** A member who is logged in. */
export async function toEndSessions({ stage: { server } }: RaceKit): Promise<Prepared> {
  await server.tokenOf('chenmo')
  const token = await server.staffTokenOf('operator1')
  return { token, input: { id: idOf('account', 'chenmo'), isEverything: 0, reason: '手机遗失' } }
}
