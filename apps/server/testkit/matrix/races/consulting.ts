import { consultationCalls } from '@yf/contract/consultation'
import { idOf } from '#seeds/ids.ts'
import type { Desk } from './desk.ts'

const hasBegun = new WeakSet<object>()

/** Somebody whose last consultation, if there was one, is over. */
export async function askedDoctor({ stage: { server } }: Desk) {
  const person = 'zhoulan'
  const token = await server.tokenOf(person)
  const [companyId, familyId] = [idOf('company', 'haina'), idOf('account', person)]
  const told = { labelIds: [], words: '头痛两天', pictureIds: [], allergies: [], hasConsent: true }
  const input = { companyId, familyId, ...told }
  // The first of a person also opens her book and makes her key: what is raced is a later one.
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
