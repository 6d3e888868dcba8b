import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { sandboxStage } from '#testkit/demo-stage.ts'
import { sleepOverHttp } from './http.ts'

const sandbox = sandboxStage({ slowMs: 60_000 })
const settings = () => ({
  baseUrl: `${sandbox.url}/sleep`,
  channel: 'sandbox-sleep',
  secret: 'sandbox-sleep-secret',
})
const play = (scenario: string | null) =>
  fetch(`${sandbox.url}/scenarios/sleep`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  })
afterEach(() => play(null))

const participant = { subjectNo: 'p-1', gender: 'F', birthYear: 1990 } as const
const order = { courseNo: 'course-1', subjectNo: 'p-1', days: 7 }

test('enrols a person, starts a course, and gets its page and a token for it', async () => {
  const programme = sleepOverHttp(settings())
  expect(await programme.enrol(participant)).toEqual({ kind: 'answered', answer: null })
  expect(await programme.begin(order)).toEqual({ kind: 'answered', answer: null })
  expect(await programme.courseLink(order)).toMatchObject({ answer: `${sandbox.url}/sleep/course/7` })
  expect(await programme.token('p-1')).toMatchObject({ answer: expect.stringMatching(/^[0-9a-f]{32}$/) })
  expect(await programme.questionnaires('p-1')).toMatchObject({
    answer: [{ code: 'ISI', isDue: true }, { code: 'PSQI' }],
  })
  expect(await programme.advice('p-1')).toMatchObject({ answer: [expect.any(String), expect.any(String)] })
})

test.each([
  ['refuses', { kind: 'refused', reason: 'excluded', providerCode: 'SUBJECT_EXCLUDED' }],
  ['down', { kind: 'unavailable', reason: 'troubled' }],
  ['cut', { kind: 'unavailable', reason: 'unreachable' }],
])('reports the outcome when the programme %s', async (scenario, outcome) => {
  await play(scenario)
  expect(await sleepOverHttp(settings()).begin(order)).toEqual(outcome)
})

test('a slow programme times out', async () => {
  await play('slow')
  expect(await sleepOverHttp(settings(), { timeLimitMs: 200 }).begin(order)).toEqual({
    kind: 'unavailable',
    reason: 'timeLimit',
  })
})

test('a wrong secret is a setup problem', async () => {
  const outcome = await sleepOverHttp({ ...settings(), secret: 'guess' }).token('p-1')
  expect(outcome).toEqual({ kind: 'refused', reason: 'setup', providerCode: 'BAD_SIGN' })
})

test.each([
  '',
  '<html>502</html>',
  'null',
  '{"code":7}',
  '{"code":"OK"}',
  '{"code":"OK","data":{"token":7}}',
])('treats an answer of %j as unavailable, not as a token', async (answer) => {
  const strange = createServer((_request, response) => response.end(answer))
  await new Promise<void>((resolve) => strange.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(strange.address() as AddressInfo).port}`
  const outcome = await sleepOverHttp({ ...settings(), baseUrl }).token('p-1')
  strange.close()
  strange.closeAllConnections()
  expect(outcome).toEqual({ kind: 'unavailable', reason: 'troubled' })
})
