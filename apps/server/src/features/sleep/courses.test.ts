import { afterEach, expect, test } from 'vitest'
import { refusals } from '@yf/contract/refusals'
import { sleepCalls } from '@yf/contract/sleep'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'
import { workOf } from '#testkit/work-of.ts'
import { idOf } from '#seeds/ids.ts'
import { beginJob } from './ask-to-begin.ts'
import {
  forgetSleeper,
  playProgramme,
  programmeAt,
  receivedBy,
  sleeper,
  sendSleepEvent,
} from './test-programme.ts'

const sandbox = sandboxStage()
const server = demoStage(() => ({ settings: programmeAt(sandbox) }))
afterEach(async () => {
  await playProgramme(sandbox, null)
  await forgetSleeper(server)
})

type Sleeper = Awaited<ReturnType<typeof sleeper>>
const install = ({ companyId, token }: Sleeper) => server.call(sleepCalls.install7, { companyId }, { token })
const begin = ({ companyId, token }: Sleeper, days: 21 | 42) =>
  server.call(sleepCalls.start, { companyId, days }, { token })
const leftOf = async ({ companyId, token }: Sleeper) =>
  (await server.call(sleepCalls.equity, { companyId }, { token })).result.right?.left
const productsOf = async ({ companyId, token }: Sleeper) =>
  (await server.call(sleepCalls.check, { companyId }, { token })).result.products
const coursesOf = async ({ token }: Sleeper) =>
  (await server.call(sleepCalls.progress, {}, { token })).result.courses
const day = (courseId: string, number: number | null) => ({
  type: number === null ? 'course.finished' : 'course.day',
  data: { courseId, day: number },
})

test('concurrent calls begin one course and use one unit of the entitlement', async () => {
  const he = await sleeper(server)
  expect(await leftOf(he)).toBe(3)
  const answers = await Promise.all(Array.from({ length: 6 }, () => install(he)))
  expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1)
  expect(answers.every(({ success }) => success)).toBe(true)
  expect(await coursesOf(he)).toMatchObject([{ days: 7, state: 2, doneDays: [] }])
  expect(await leftOf(he)).toBe(2)
})

test('7, 21 and 42 days follow each other, each uses one unit, and then nothing is left', async () => {
  const he = await sleeper(server)
  expect(await begin(he, 21)).toMatchObject({
    code: refusals.sleepLocked.code,
    message: '完成7天睡眠体验后开放',
  })
  const first = (await install(he)).result
  expect((await begin(he, 21)).code).toBe(refusals.sleepLocked.code)
  await sendSleepEvent(server, day(first.id, null))
  const second = (await begin(he, 21)).result
  await sendSleepEvent(server, day(second.id, null))
  expect((await begin(he, 42)).result).toMatchObject({ days: 42, state: 2 })
  expect((await productsOf(he)).map(({ state }) => state)).toEqual(['done', 'done', 'running'])
  expect(await leftOf(he)).toBeUndefined()
})

test('without an entitlement, an assessment or a consent nothing begins, with a message', async () => {
  const stranger = { companyId: idOf('company', 'xinghe-hardware'), accountId: '', token: '' }
  const heWenbo = { ...stranger, token: await server.tokenOf('何文博') }
  expect(await install(heWenbo)).toMatchObject({ code: refusals.sleepNotEnrolled.code })
  const consent = { companyId: heWenbo.companyId, consent: 1 as const }
  await server.call(sleepCalls.enrol, consent, { token: heWenbo.token })
  expect((await install(heWenbo)).message).toContain('企业人力资源')
  const he = await sleeper(server)
  await server.db.deleteFrom('sleep_answer').where('account_id', '=', he.accountId).execute()
  expect((await install(he)).message).toBe('完成失眠程度自评后开放')
  expect((await install({ ...he, companyId: idOf('company', 'haina') })).code).toBe(refusals.notFound.code)
})

test.each([
  ['is down', 'down'],
  ['is cut off', 'cut'],
  ['speaks of another course', 'lies'],
])(
  'if the programme %s the course waits with its entitlement, and a repeated call returns the same course',
  async (_, scenario) => {
    const he = await sleeper(server)
    await playProgramme(sandbox, scenario)
    const waiting = (await install(he)).result
    expect(waiting.state).toBe(1)
    expect(await leftOf(he)).toBe(2)
    const job = { accountId: he.accountId, courseId: waiting.id }
    await expect(beginJob.run(job, workOf(server))).rejects.toThrow('not answered yet')
    await playProgramme(sandbox, null)
    await beginJob.run(job, workOf(server))
    expect(await coursesOf(he)).toMatchObject([{ id: waiting.id, state: 2 }])
    await beginJob.run(job, workOf(server))
    expect((await install(he)).result.id).toBe(waiting.id)
    const { subject_no } = await server.db
      .selectFrom('sleep_person')
      .select('subject_no')
      .where('account_id', '=', he.accountId)
      .executeTakeFirstOrThrow()
    const begun = (await receivedBy(sandbox, subject_no)).filter(({ what }) => what === '课程')
    expect(begun).toHaveLength(1)
    expect(await leftOf(he)).toBe(2)
  },
)

test('a person whom the programme refuses gets the entitlement back, and may try again', async () => {
  const he = await sleeper(server)
  await playProgramme(sandbox, 'refuses')
  expect((await install(he)).code).toBe(refusals.sleepRefused.code)
  expect(await leftOf(he)).toBe(3)
  expect(await coursesOf(he)).toMatchObject([{ state: 4 }])
  await playProgramme(sandbox, null)
  expect((await install(he)).result.state).toBe(2)
  expect(await leftOf(he)).toBe(2)
})

test('days in any order, repeated and after the end count once each', async () => {
  const he = await sleeper(server)
  const { id } = (await install(he)).result
  const third = { id: `${id}-3`, ...day(id, 3) }
  for (const event of [third, third, day(id, 1), day(id, null), day(id, 2), day(id, 9)])
    expect(await sendSleepEvent(server, event)).toBe(200)
  expect(await coursesOf(he)).toMatchObject([{ state: 3, doneDays: [1, 2, 3] }])
})

test("an event before the programme's answer begins the course too, and uses the entitlement once", async () => {
  const he = await sleeper(server)
  await playProgramme(sandbox, 'cut')
  const { id } = (await install(he)).result
  await sendSleepEvent(server, day(id, 1))
  expect(await coursesOf(he)).toMatchObject([{ state: 2, doneDays: [1] }])
  expect(await leftOf(he)).toBe(2)
})

test('events that are forged or about unknown or refused courses change nothing', async () => {
  const he = await sleeper(server)
  const { id } = (await install(he)).result
  expect(await sendSleepEvent(server, { ...day(id, 1), key: 'somebody else' })).toBe(401)
  expect(await sendSleepEvent(server, day(idOf('account', 'linxiao'), 1))).toBe(200)
  expect(await sendSleepEvent(server, { type: 'course.melted', data: { courseId: id, day: 1 } })).toBe(200)
  expect(await coursesOf(he)).toMatchObject([{ state: 2, doneDays: [] }])
})

test('the programme supplies page and token of a course, for the member who has begun it', async () => {
  const he = await sleeper(server)
  expect((await server.call(sleepCalls.link7, {}, he)).code).toBe(refusals.sleepNotBegun.code)
  await install(he)
  expect((await server.call(sleepCalls.link7, {}, he)).result.url).toBe(`${sandbox.url}/sleep/course/7`)
  expect((await server.call(sleepCalls.token, {}, he)).result.token).toMatch(/^[0-9a-f]{32}$/)
  expect((await server.call(sleepCalls.link21, {}, he)).code).toBe(refusals.sleepNotBegun.code)
  expect((await server.call(sleepCalls.link42, {}, he)).code).toBe(refusals.sleepNotBegun.code)
  for (const scenario of ['down', 'elsewhere']) {
    await playProgramme(sandbox, scenario)
    expect((await server.call(sleepCalls.link7, {}, he)).code).toBe(refusals.sleepUnreachable.code)
  }
})

test('the programme gets only a number for a person: no name, phone, account or company', async () => {
  const he = await sleeper(server)
  await install(he)
  const all = await (await fetch(`${sandbox.url}/inbox/sleep`)).text()
  const { subject_no } = await server.db
    .selectFrom('sleep_person')
    .select('subject_no')
    .where('account_id', '=', he.accountId)
    .executeTakeFirstOrThrow()
  expect(all).toContain(subject_no)
  for (const word of ['冯启航', '13900000025', he.accountId, he.companyId]) expect(all).not.toContain(word)
})
