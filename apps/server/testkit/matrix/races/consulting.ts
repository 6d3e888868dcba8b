import { consultationCalls } from '@yf/contract/consultation'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import type { RaceKit } from './race-kit.ts'
import type { Prepared } from './prepared.ts'

const hasBegun = new WeakSet<object>()

/** A member whose last consultation, if any, is over. */
export async function startedConsultation({ stage: { server } }: RaceKit) {
  const person = 'zhoulan'
  const token = await server.tokenOf(person)
  const [companyId, familyId] = [idOf('company', 'haina'), idOf('account', person)]
  const complaint = { labelIds: [], words: '头痛两天', pictureIds: [], allergies: [], hasConsent: true }
  const input = { companyId, familyId, ...complaint }
  // A member's first one also opens the book and creates the data subject key: the race uses a later one.
  if (!hasBegun.has(server)) {
    hasBegun.add(server)
    await server.call(consultationCalls.start, input, {
      token,
      headers: { 'idempotency-key': 'first-of-all' },
    })
  }
  const { result } = await server.call(consultationCalls.quote, { companyId, familyId }, { token })
  if (result.openId) await server.call(consultationCalls.cancel, { id: result.openId }, { token })
  return { input, token }
}

/** A finished consultation that used the benefit. */
export async function toReturnRight(kit: RaceKit): Promise<Prepared> {
  const { server } = kit.stage
  const { input, token } = await startedConsultation(kit)
  const key = { headers: { 'idempotency-key': `to-return-${newId()}` } }
  const { id } = (await server.call(consultationCalls.start, input, { token, ...key })).result
  await server.db.updateTable('consultation').set({ state: 3 }).where('id', '=', id).execute()
  return { input: { id, reason: 'noAnswer' }, token: await server.staffTokenOf('service1') }
}
