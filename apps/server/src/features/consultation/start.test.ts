import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { consultationCalls } from '@yf/contract/consultation'
import { equityCalls } from '@yf/contract/equity'
import { fileCalls } from '@yf/contract/files'
import { messageCalls } from '@yf/contract/messages'
import { refusals } from '@yf/contract/refusals'
import { idOf } from '#seeds/ids.ts'
import { giveUp } from './jobs.ts'
import { companyOf, hospitalLab, startInput, type HospitalLab, type Person } from './test-hospital.ts'

let lab: HospitalLab
beforeAll(async () => {
  lab = await hospitalLab()
  await endAll()
})
afterAll(() => lab.close())
afterEach(async () => {
  await lab.play(null)
  await endAll()
})

/** Ends earlier ones, so that the next can start. */
const endAll = () =>
  lab.server.db.updateTable('consultation').set({ state: 4 }).where('state', 'in', [1, 2]).execute()

const call = async <C extends Parameters<typeof lab.server.call>[0]>(
  person: Person,
  row: C,
  input: Parameters<typeof lab.server.call<C>>[1],
  key?: string,
) => lab.server.call(row, input, { token: await lab.tokenOf(person), ...(key ? { key } : {}) })

const usedBy = async (person: Person) => {
  const { result } = await call(person, equityCalls.mine, { companyId: companyOf(person) })
  return result.doctorEquityList.find(({ userFamilyId }) => userFamilyId === null)!.used
}

test('the quote says the price, who pays, what is left and the expected wait', async () => {
  const input = { companyId: companyOf('zhoulan'), familyId: idOf('account', 'zhoulan') }
  const { result } = await call('zhoulan', consultationCalls.quote, input)
  expect(result).toMatchObject({ priceFen: 4900, selfFen: 0, payer: 'benefit', givesUpAfterMinutes: 30 })
  expect(result.right).toMatchObject({ name: '在线问诊', left: 24, total: 24 })
  expect(result.waitingMinutes).toBeGreaterThan(0)
})

test('allergies are unknown until the patient states that there are none', async () => {
  const input = { companyId: companyOf('hejing'), familyId: idOf('account', 'hejing') }
  const knownAllergies = async () => (await call('hejing', consultationCalls.quote, input)).result.allergies
  expect(await knownAllergies()).toBeNull()
  await call('hejing', consultationCalls.choosePrecheckLabels, { familyId: input.familyId, labelIds: [] })
  expect(await knownAllergies()).toBeNull()
  const { id } = await lab.begin('hejing', { allergies: [] })
  expect(await knownAllergies()).toEqual([])
  expect((await lab.detailOf('hejing', id)).allergies).toEqual([])
  await expect.poll(() => lab.inquiryOf(id)).toMatchObject({ patient: { allergies: [] } })
})

test('stores chosen labels, and rejects unknown ones', async () => {
  const familyId = idOf('account', 'zhoulan')
  const { id } = await lab.server.db
    .selectFrom('disease_label')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(
    (await call('zhoulan', consultationCalls.choosePrecheckLabels, { familyId, labelIds: [id] })).success,
  ).toBe(true)
  const input = { companyId: companyOf('zhoulan'), familyId }
  expect((await call('zhoulan', consultationCalls.quote, input)).result.labelIds).toEqual([id])
  const wrong = { familyId, labelIds: [randomUUID()] }
  expect((await call('zhoulan', consultationCalls.choosePrecheckLabels, wrong)).code).toBe(
    refusals.notFound.code,
  )
})

test('a start uses one entitlement, is idempotent, and sends all information to the hospital', async () => {
  const before = await usedBy('zhoulan')
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => call('zhoulan', consultationCalls.start, startInput('zhoulan'), key)),
  )
  const ids = new Set(answers.flatMap(({ success, result }) => (success ? [result.id] : [])))
  expect(ids.size).toBe(1)
  expect(await usedBy('zhoulan')).toBe(before + 1)
  const [id = ''] = ids
  await expect
    .poll(() => lab.inquiryOf(id))
    .toMatchObject({
      state: 'waiting',
      words: '嗓子疼三天，有点发热',
      patient: { name: '周岚', allergies: ['青霉素'] },
    })
  await expect.poll(async () => (await lab.detailOf('zhoulan', id)).standing.isWithHospital).toBe(1)
})

test('sends the requested doctor to the hospital, who then takes the consultation', async () => {
  const { id } = await lab.begin('zhoulan', { doctorNo: 'D004' })
  await expect.poll(() => lab.inquiryOf(id)).toMatchObject({ doctorNo: 'D004' })
  await lab.actAtHospital(id, 'take')
  await expect.poll(async () => (await lab.detailOf('zhoulan', id)).doctor?.name).toBe('顾明川')
})

test('a patient has one consultation at a time', async () => {
  await lab.begin('zhoulan')
  const second = await call('zhoulan', consultationCalls.start, startInput('zhoulan'), randomUUID())
  expect(second.code).toBe(refusals.consultationStands.code)
})

test('ten concurrent starts of one patient give one consultation and use one entitlement', async () => {
  const before = await usedBy('hejing')
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      call('hejing', consultationCalls.start, startInput('hejing'), randomUUID()),
    ),
  )
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(await usedBy('hejing')).toBe(before + 1)
})

test.each([
  ['without consent', { hasConsent: false }, 'consentNeeded'],
  ['for a stranger', { familyId: idOf('account', 'hejing') }, 'notFound'],
  ["with a picture that is nobody's", { pictureIds: [randomUUID()] }, 'pictureGone'],
  ["from somebody else's consultation", { followsId: randomUUID() }, 'notFound'],
  ['in a company that is not theirs', { companyId: companyOf('hejing') }, 'notFound'],
] as const)('a start %s is refused and uses nothing', async (_name, change, refusal) => {
  const before = await usedBy('zhoulan')
  const input = startInput('zhoulan', change as object)
  const { code } = await call('zhoulan', consultationCalls.start, input, randomUUID())
  expect(code).toBe(refusals[refusal].code)
  expect(await usedBy('zhoulan')).toBe(before)
})

test("the holder starts for a child with the child's entitlement; a spouse with an account starts alone", async () => {
  const child = idOf('family', 'linxiao/child')
  const begun = await lab.begin('linxiao', { familyId: child })
  expect(begun).toMatchObject({ patientName: '陈小满', familyId: child, state: 1 })
  const input = startInput('linxiao', { familyId: idOf('family', 'linxiao/spouse') })
  const spouse = await call('linxiao', consultationCalls.start, input, randomUUID())
  expect(spouse.code).toBe(refusals.patientHasAccount.code)
})

test('another member can neither list, open, read nor change it', async () => {
  const { id } = await lab.begin('zhoulan')
  for (const row of [consultationCalls.detail, consultationCalls.cancel, consultationCalls.end] as const)
    expect((await call('hejing', row, { id })).code).toBe(refusals.notFound.code)
  expect((await call('hejing', consultationCalls.messages, { id, after: 0 })).code).toBe(
    refusals.notFound.code,
  )
  const message = { id, messageId: randomUUID(), writtenAt: 1, words: '我来了' }
  expect((await call('hejing', consultationCalls.send, message)).code).toBe(refusals.notFound.code)
  const list = { companyId: companyOf('zhoulan'), pageNo: 1, pageSize: 10 }
  expect((await call('hejing', consultationCalls.list, list)).code).toBe(refusals.notFound.code)
  expect((await lab.detailOf('zhoulan', id)).state).toBe(1)
})

test('the information is encrypted: the database contains nothing of it in plain text', async () => {
  const { id } = await lab.begin('zhoulan')
  const row = await lab.server.db
    .selectFrom('consultation')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  expect(JSON.stringify(row)).not.toMatch(/嗓子|青霉素|周岚/)
  const outbox = await lab.server.db.selectFrom('outbox').selectAll().execute()
  expect(JSON.stringify(outbox)).not.toMatch(/嗓子|青霉素/)
})

test('cancelling before a doctor came returns the entitlement once and tells the hospital', async () => {
  const before = await usedBy('zhoulan')
  const { id } = await lab.begin('zhoulan')
  await expect.poll(() => lab.inquiryOf(id)).not.toBeNull()
  const cancelled = await Promise.all(
    Array.from({ length: 3 }, () => call('zhoulan', consultationCalls.cancel, { id })),
  )
  expect(cancelled.map(({ result }) => result.state)).toEqual([4, 4, 4])
  expect(cancelled[0]!.result.cancelReason).toContain('权益次数已退回')
  expect(await usedBy('zhoulan')).toBe(before)
  await expect.poll(async () => (await lab.inquiryOf(id))?.state).toBe('cancelled')
})

test('if no doctor answers in time the entitlement is returned and the member is notified why', async () => {
  const before = await usedBy('zhoulan')
  const { id } = await lab.begin('zhoulan')
  const { server } = lab
  const run = () => giveUp.run({}, lab.jobs)
  server.clock.advance({ minutes: 29 })
  await run()
  expect((await lab.detailOf('zhoulan', id)).state).toBe(1)
  server.clock.advance({ minutes: 1 })
  await Promise.all([run(), run()])
  expect(await lab.detailOf('zhoulan', id)).toMatchObject({
    state: 4,
    cancelReason: expect.stringContaining('等待超时'),
  })
  expect(await usedBy('zhoulan')).toBe(before)
  const page = { tab: 1 as const, pageNo: 1, pageSize: 20 }
  const { result } = await call('zhoulan', messageCalls.list, page as never)
  expect(JSON.stringify(result).match(/等待超时/g)).toHaveLength(1)
})

test('retries a hospital that is down, answers wrongly or breaks off until it answers, and it has the consultation once', async () => {
  const troubles = { zhoulan: 'down', hejing: 'lies', linxiao: 'cut' } as const
  const told = Object.entries(troubles).map(async ([name, scenario]) => {
    const person = name as Person
    await lab.play(scenario, person)
    const { id } = await lab.begin(person)
    await expect.poll(() => attemptsOf(id)).toBeGreaterThan(0)
    expect((await lab.detailOf(person, id)).standing.isWithHospital).toBe(0)
    await lab.play(null, person)
    const isThere = async () => (await lab.detailOf(person, id)).standing.isWithHospital
    await expect.poll(isThere, { timeout: 15_000 }).toBe(1)
    return id
  })
  const ids = await Promise.all(told)
  const all = (await (await fetch(`${lab.sandbox.url}/jinli/controls`)).json()) as { inquiryNo: string }[]
  for (const id of ids) expect(all.filter(({ inquiryNo }) => inquiryNo === id)).toHaveLength(1)
}, 20_000)

const attemptsOf = async (id: string) => {
  const outbox = lab.server.db.selectFrom('outbox').select('attempts').where('key', '=', id)
  return (await outbox.executeTakeFirst())?.attempts
}

test('if the hospital refuses, the entitlement is returned and the member is notified', async () => {
  const before = await usedBy('zhoulan')
  await lab.play('refuses')
  const { id } = await lab.begin('zhoulan')
  await expect.poll(async () => (await lab.detailOf('zhoulan', id)).state).toBe(4)
  expect(await usedBy('zhoulan')).toBe(before)
})

test('pictures are stored, readable only by their owner, and sent to the hospital', async () => {
  const token = await lab.tokenOf('zhoulan')
  const file = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
  const upload = {
    module: 'consultation' as const,
    file: new Blob([new Uint8Array(file)], { type: 'image/jpeg' }),
  }
  const { result } = await lab.server.call(fileCalls.upload, upload, { token })
  const { id, pictures } = await lab.begin('zhoulan', { pictureIds: [result.id] })
  expect(pictures).toEqual([result.url])
  await expect.poll(() => lab.inquiryOf(id)).toMatchObject({ fileNos: [result.id] })
  const other = await lab.server.fetch(result.url, {
    headers: { authorization: `Bearer ${await lab.tokenOf('hejing')}` },
  })
  expect(other.status).toBe(404)
  const page = await fetch(`${lab.sandbox.url}/jinli/controls/${id}`, { headers: { accept: 'text/html' } })
  expect(await page.text()).toContain('data:image/jpeg;base64,')
})

test("for a company that prefers it, a code signs the member in at the hospital's own page", async () => {
  const { result } = await call('zhoulan', consultationCalls.authCode, { companyId: companyOf('zhoulan') })
  expect(result.authCode).toMatch(/^[0-9a-f]{24}$/)
  expect(new URL(result.url).pathname).toBe('/jinli/h5/consult')
})
