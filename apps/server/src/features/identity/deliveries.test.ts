import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { movableClock } from '#testkit/clock.ts'
import { startServer, type TestServer } from '#testkit/server.ts'
import type { SmsOutcome } from '#partners/sms/port.ts'
import type { Partners } from '#platform/partners.ts'
import type { Deliverer, Delivery } from '#platform/jobs/outbox.ts'
import { identityDeliverers, type CodeMessage } from './deliveries.ts'

const clock = movableClock('2026-03-02T10:00:00+08:00')
let server: TestServer
let outcome: SmsOutcome
const sent: string[] = []

beforeAll(async () => {
  const sendCode = async ({ id }: { id: string }) => {
    sent.push(id)
    return outcome
  }
  // Deliveries speak to the SMS provider alone.
  const partners: Partial<Partners> = { sms: { sendCode } }
  server = await startServer({ clock, partners: partners as Partners })
})
afterAll(() => server.close())
beforeEach(() => {
  outcome = { kind: 'sent', receipt: '1' }
  sent.length = 0
  clock.set('2026-03-02T10:00:00+08:00')
})

const deliver = (audience: CodeMessage['audience']) => {
  const message: CodeMessage = {
    phone: '13811112222',
    code: '123456',
    audience,
    usefulUntil: '2026-03-02T02:05:00.000Z',
  }
  const ctx = { ...server.services, db: server.db, log: server.app.log, key: 'key-1' } as unknown as Delivery
  return (identityDeliverers['sms.code'] as unknown as Deliverer<CodeMessage>)(message, ctx)
}

test('a code goes out under the key of its message', async () => {
  await deliver('anyone')
  expect(sent).toEqual(['key-1'])
})

test('a code for members is not sent to a phone that is nobody’s', async () => {
  await deliver('members')
  expect(sent).toEqual([])
})

test('a code that opens nothing any more is not sent', async () => {
  clock.set('2026-03-02T10:05:00+08:00')
  await deliver('anyone')
  expect(sent).toEqual([])
})

test('what may still succeed, or is ours to mend, is tried again', async () => {
  outcome = { kind: 'unavailable', reason: 'timeLimit' }
  await expect(deliver('anyone')).rejects.toThrow('timeLimit')
  outcome = { kind: 'refused', reason: 'setup', providerCode: 'isv.AMOUNT_NOT_ENOUGH' }
  await expect(deliver('anyone')).rejects.toThrow('isv.AMOUNT_NOT_ENOUGH')
})

test('a number that the provider does not take is let go', async () => {
  outcome = { kind: 'refused', reason: 'badNumber', providerCode: 'isv.MOBILE_NUMBER_ILLEGAL' }
  await expect(deliver('anyone')).resolves.toBeUndefined()
})
