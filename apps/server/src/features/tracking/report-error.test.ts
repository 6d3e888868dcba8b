import { pino } from 'pino'
import { trackingAdminCalls } from '@yf/contract/tracking-admin'
import { expect, test } from 'vitest'
import { refusals } from '@yf/contract/refusals'
import { trackingCalls, type ClientError } from '@yf/contract/tracking'
import { workOf } from '#testkit/work-of.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { removeOldErrors } from './jobs.ts'
import { errorsPerAddress, errorsPerMessage, newErrorsPerHour } from './rules.ts'

const logged: string[] = []
const server = demoStage(() => {
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })
  return { log }
})

const fault: ClientError = {
  kind: 'screen',
  name: 'TypeError',
  message: 't.at is not a function',
  frames: ['app-abc.js:3:14', 'react-abc.js:1:2'],
  route: 'claimRecords',
  version: 'index-abc.js',
  environment: 'wechat',
}
const send = (changes: Partial<ClientError> = {}) =>
  server.call(trackingCalls.reportError, { ...fault, ...changes })
const rows = (name: string) =>
  server.db.selectFrom('client_error').selectAll().where('name', '=', name).orderBy('day').execute()
/** The rate limit windows follow the clock. */
const aWhileLater = () => server.clock.advance({ hours: 1 })

test('the same error is one row a day with a count, and is logged once', async () => {
  for (let times = 0; times < 3; times++) expect((await send()).success).toBe(true)
  expect(await rows('TypeError')).toMatchObject([{ ...fault, count: 3 }])
  expect(logged.filter((line) => line.includes('an app reports an error'))).toHaveLength(1)
  server.clock.advance({ days: 1 })
  await send()
  expect((await rows('TypeError')).map(({ count }) => count)).toEqual([3, 1])
})

test('another position or message is another error, another release of the same file is not', async () => {
  const name = 'RangeError'
  for (const changes of [
    {},
    { message: 'other words' },
    { frames: ['app-abc.js:3:15'] },
    { frames: ['app-def.js:3:14'] },
    { kind: 'promise' as const },
  ])
    await send({ name, ...changes })
  expect(await rows(name)).toHaveLength(5)
})

test('ten concurrent reports are one row with a count of ten', async () => {
  await Promise.all(Array.from({ length: 10 }, () => send({ name: 'SyntaxError' })))
  expect(await rows('SyntaxError')).toMatchObject([{ count: 10 }])
})

test('personal data is not stored, even if an app sends it', async () => {
  await send({ name: 'Sent', message: '林晓 13800000001 https://app.example/?token=secret "lin"' })
  const [row] = await rows('Sent')
  expect(JSON.stringify([row, logged])).not.toMatch(/林晓|13800000001|secret|"lin"/)
})

test.each([
  ['a place with an address', { frames: ['https://app.example/app.js:1:1'] }],
  ['a route with a query', { route: 'sso?token=abc' }],
  ['a name with words', { name: '林晓 failed' }],
  ['a version with words', { version: 'of 林晓' }],
  ['too many places', { frames: Array.from({ length: 13 }, () => 'a.js:1:1') }],
  ['too long a message', { message: 'x'.repeat(201) }],
])('%s is bad input', async (_name, changes) => {
  aWhileLater()
  expect((await send(changes)).http).toBe(400)
})

test('limits the reports of one address, and counts a widespread message up to a limit', async () => {
  aWhileLater()
  const codes: (number | string)[] = []
  for (let times = 0; times <= errorsPerAddress.limit; times++)
    codes.push((await send({ name: 'Often' })).code)
  expect(codes.at(-1)).toBe(refusals.tooOften.code)
  expect(codes.filter((code) => code === 200)).toHaveLength(errorsPerAddress.limit)
  expect(errorsPerMessage.limit).toBeGreaterThan(errorsPerAddress.limit)
})

test('invented messages cannot exceed their share', async () => {
  aWhileLater()
  const codes: (number | string)[] = []
  for (let made = 0; made <= newErrorsPerHour.limit; made++) {
    if (made % errorsPerAddress.limit === 0) server.clock.advance({ seconds: 61 })
    codes.push((await send({ name: 'MadeUp', frames: [`app-abc.js:${made}:1`] })).code)
  }
  expect(await rows('MadeUp')).toHaveLength(newErrorsPerHour.limit)
  expect(codes.at(-1)).toBe(refusals.tooOften.code)
})

test('rows are deleted after 30 days and not before', async () => {
  const ctx = workOf(server)
  await server.db.deleteFrom('client_error').execute()
  aWhileLater()
  await send({ name: 'Saved' })
  server.clock.advance({ days: 30 })
  await removeOldErrors({}, ctx)
  expect(await rows('Saved')).toHaveLength(1)
  server.clock.advance({ days: 1 })
  await removeOldErrors({}, ctx)
  expect(await rows('Saved')).toHaveLength(0)
})

test('only the auditor reads client errors, the most frequent of a day first', async () => {
  aWhileLater()
  for (const message of ['once', 'twice', 'twice']) await send({ name: 'SyntaxError', message })
  const read = async (staff: string) =>
    server.call(
      trackingAdminCalls.appErrors,
      { pageNo: 1, pageSize: 50 },
      { token: await server.staffTokenOf(staff) },
    )
  const { result } = await read('auditor1')
  const errors = result.records.filter(({ name }) => name === 'SyntaxError')
  expect(errors.map(({ message, times }) => [message, times])).toEqual([
    ['twice', 2],
    ['once', 1],
  ])
  expect(result.records.map(({ day }) => day)).toEqual(
    result.records
      .map(({ day }) => day)
      .toSorted()
      .toReversed(),
  )
  for (const staff of ['handler1', 'hr1', 'operator1'])
    expect((await read(staff)).code).toBe(refusals.dutyNotHeld.code)
})
