import { consultationCalls } from '@yf/contract/consultation'
import { idOf } from '#seeds/ids.ts'
import type { Desk } from './desk.ts'

/** Somebody whose last consultation, if there was one, is over. */
export async function askedDoctor({ stage: { server } }: Desk) {
  const person = 'zhoulan'
  const token = await server.tokenOf(person)
  const [companyId, familyId] = [idOf('company', 'haina'), idOf('account', person)]
  const { result } = await server.call(consultationCalls.quote, { companyId, familyId }, { token })
  if (result.openId) await server.call(consultationCalls.cancel, { id: result.openId }, { token })
  const told = { labelIds: [], words: '头痛两天', pictureIds: [], allergies: [], hasConsent: true }
  return { input: { companyId, familyId, ...told }, token }
}
