import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startServer, type TestServer } from '#testkit/server.ts'
import type { PhoneChangedMessage, SmsNotice, SmsOutcome, SmsPort } from '#partners/sms/port.ts'
import type { Partners } from '#platform/partners.ts'
import type { Deliverer, DeliveryContext } from '#platform/jobs/outbox.ts'
import { identityDeliverers, type PhoneChangedNotice, type RegistrationNotice } from './deliveries.ts'

let server: TestServer
let outcome: SmsOutcome
const sent: SmsNotice[] = []
const told: PhoneChangedMessage[] = []

beforeAll(async () => {
  const sendNotice = async (notice: SmsNotice) => {
    sent.push(notice)
    return outcome
  }
  const sendPhoneChanged = async (message: PhoneChangedMessage) => {
    told.push(message)
    return outcome
  }
  // Deliveries call only the SMS provider.
  const partners: Partial<Partners> = { sms: { sendNotice, sendPhoneChanged } as Partial<SmsPort> as SmsPort }
  server = await startServer({ partners: partners as Partners })
})
afterAll(() => server.close())
beforeEach(() => {
  outcome = { kind: 'sent', receipt: '1' }
  sent.length = 0
  told.length = 0
})

const notice: RegistrationNotice = { phone: '13811112222', company: '星河软件', result: '已通过' }
const contextOf = () =>
  ({
    ...server.services,
    db: server.db,
    log: server.app.log,
    key: 'key-1',
  }) as unknown as DeliveryContext
const deliver = () =>
  (identityDeliverers['sms.registration'] as unknown as Deliverer<RegistrationNotice>)(notice, contextOf())

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

test('tells the former phone the last digits of the new one, and nobody where no template is set', async () => {
  const change: PhoneChangedNotice = { phone: '13811112222', tail: '6666' }
  const tell = identityDeliverers['sms.phone-changed'] as unknown as Deliverer<PhoneChangedNotice>
  const { settings } = server.services
  const withTemplate = (phoneTemplateCode: string) => ({
    ...contextOf(),
    settings: { ...settings, sms: { ...settings.sms, phoneTemplateCode } },
  })
  await tell(change, withTemplate(''))
  expect(told).toEqual([])
  await tell(change, withTemplate('SMS_100000010'))
  expect(told).toEqual([{ ...change, id: 'key-1' }])
  outcome = { kind: 'unavailable', reason: 'unreachable' }
  await expect(tell(change, withTemplate('SMS_100000010'))).rejects.toThrow('unreachable')
})
