import { afterEach, expect, test } from 'vitest'
import { wireHeaders } from '@yf/contract/call'
import { refusals } from '@yf/contract/refusals'
import { sleepCalls } from '@yf/contract/sleep'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'
import { proofOfWorkIn, solutionOf } from '#testkit/solve-proof-of-work.ts'
import { workOf } from '#testkit/work-of.ts'
import { deliverOutbox } from '#platform/jobs/outbox.ts'
import { sleepDeliverers } from './deliveries.ts'
import { playProgramme, programmeAt, receivedBy } from './test-programme.ts'

const sandbox = sandboxStage()
const server = demoStage(() => ({ settings: { ...programmeAt(sandbox), trustedHops: 1 } }))
afterEach(() => playProgramme(sandbox, null))

let networks = 0
const newNetwork = () => ({ 'x-forwarded-for': `203.0.113.${++networks}` })
const leave = (phone: string, headers: Record<string, string> = newNetwork(), change: object = {}) =>
  server.call(
    sleepCalls.share,
    { name: '访客', phone, consent: 1, code: 'AbCdEfGhIjKlMnOp', ...change },
    { headers },
  )
const deliverAll = async () => {
  for (const { id } of await server.db.selectFrom('outbox').select('id').execute())
    await deliverOutbox(sleepDeliverers).run({ id }, workOf(server))
}

test('sends a phone number to the programme once, however often and by whomever it is left', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => leave('13711110001')))
  expect(new Set(answers.map(({ code, message }) => `${code} ${message}`))).toEqual(new Set(['200 已提交']))
  await deliverAll()
  await leave('13711110001', newNetwork(), { name: '别人', code: undefined })
  await deliverAll()
  expect(await receivedBy(sandbox, '13711110001')).toMatchObject([
    { what: '分享', text: '访客，分享码 AbCdEfGhIjKlMnOp' },
  ])
})

test('if the programme is down the phone number waits for it, encrypted', async () => {
  await playProgramme(sandbox, 'down')
  await leave('13711110002')
  await expect(deliverAll()).rejects.toThrow('unavailable')
  const waiting = await server.db.selectFrom('outbox').selectAll().where('delivered_at', 'is', null).execute()
  expect(JSON.stringify(waiting)).not.toContain('13711110002')
  await playProgramme(sandbox, null)
  await deliverAll()
  expect(await receivedBy(sandbox, '13711110002')).toHaveLength(1)
  expect(JSON.stringify(await server.db.selectFrom('sleep_lead').selectAll().execute())).not.toContain(
    '1371111',
  )
})

test('from the fourth of a network on each needs proof of work, valid for its phone number only', async () => {
  const here = newNetwork()
  for (const last of [1, 2, 3]) expect((await leave(`1371111001${last}`, here)).code).toBe(200)
  const refused = await leave('13711110014', here)
  expect(refused.code).toBe(refusals.proofOfWorkNeeded.code)
  const proofOfWork = { [wireHeaders.proofOfWork]: solutionOf(proofOfWorkIn(refused)!) }
  expect((await leave('13711110015', { ...here, ...proofOfWork })).code).toBe(refusals.proofOfWorkNeeded.code)
  expect((await leave('13711110014', { ...here, ...proofOfWork })).code).toBe(200)
  expect((await leave('13711110014', newNetwork())).code).toBe(200)
})

test.each([
  ['without consent', { consent: 0 }],
  ['without a name', { name: '' }],
  ['with no phone', { phone: '123' }],
  ['with a code that is none', { code: '<script>' }],
])('%s nothing is accepted', async (_, change) => {
  expect((await leave('13711110020', newNetwork(), change)).code).toBe(400)
})
