import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startServer, type TestServer } from '#testkit/server.ts'
import type { SmsNotice, SmsOutcome, SmsPort } from '#partners/sms/port.ts'
import type { Partners } from '#platform/partners.ts'
import type { Deliverer, DeliveryContext } from '#platform/jobs/outbox.ts'
import { identityDeliverers, type RegistrationNotice } from './deliveries.ts'

let server: TestServer
let outcome: SmsOutcome
const sent: SmsNotice[] = []

beforeAll(async () => {
  const sendNotice = async (notice: SmsNotice) => {
    sent.push(notice)
    return outcome
  }
  // Deliveries call only the SMS provider.
  const partners: Partial<Partners> = { sms: { sendNotice } as Partial<SmsPort> as SmsPort }
  server = await startServer({ partners: partners as Partners })
})
afterAll(() => server.close())
beforeEach(() => {
  outcome = { kind: 'sent', receipt: '1' }
  sent.length = 0
})

const notice: RegistrationNotice = { phone: '13811112222', company: '星河软件', result: '已通过' }
const deliver = () => {
  const ctx = {
    ...server.services,
    db: server.db,
    log: server.app.log,
    key: 'key-1',
  } as unknown as DeliveryContext
  return (identityDeliverers['sms.registration'] as unknown as Deliverer<RegistrationNotice>)(notice, ctx)
}

test('sends a notice under the key of its message', async () => {
  await deliver()
  expect(sent).toEqual([{ ...notice, id: 'key-1' }])
})

test('retries what may still succeed, or what we can fix', async () => {
  outcome = { kind: 'unavailable', reason: 'timeLimit' }
  await expect(deliver()).rejects.toThrow('timeLimit')
  outcome = { kind: 'refused', reason: 'setup', providerCode: 'isv.AMOUNT_NOT_ENOUGH' }
  await expect(deliver()).rejects.toThrow('isv.AMOUNT_NOT_ENOUGH')
})

test('gives up a number that the provider does not accept', async () => {
  outcome = { kind: 'refused', reason: 'badNumber', providerCode: 'isv.MOBILE_NUMBER_ILLEGAL' }
  await expect(deliver()).resolves.toBeUndefined()
})
