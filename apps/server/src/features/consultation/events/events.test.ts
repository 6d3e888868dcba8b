import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { consultationCalls } from '@yf/contract/consultation'
import { equityCalls } from '@yf/contract/equity'
import { refusals } from '@yf/contract/refusals'
import { companyOf, doctor, hospitalLab, type HospitalLab } from '../test-hospital.ts'

let lab: HospitalLab
let id: string
let before: number
beforeAll(async () => {
  lab = await hospitalLab({ jobs: false })
})
afterAll(() => lab.close())
beforeEach(async () => {
  before = await used()
  id = (await lab.begin('zhoulan')).id
})
afterEach(() =>
  lab.server.db.updateTable('consultation').set({ state: 4 }).where('state', 'in', [1, 2]).execute(),
)

const at = () => lab.server.clock.now().getTime()
const used = async () => {
  const input = { companyId: companyOf('zhoulan') }
  const { result } = await lab.server.call(equityCalls.mine, input, { token: await lab.tokenOf('zhoulan') })
  return result.doctorEquityList[0]!.used
}
const detail = () => lab.detailOf('zhoulan', id)
const newsOf = async (of = id) =>
  (
    await lab.server.call(
      consultationCalls.messages,
      { id: of, after: 0 },
      { token: await lab.tokenOf('zhoulan') },
    )
  ).result
const textsOf = async () =>
  (await newsOf()).messages.filter(({ speaker }) => speaker === 'doctor').map(({ words: text }) => text)

const accept = (how?: object) => lab.sendEvent('accepted', { inquiryNo: id, at: at(), doctor }, how)
const say = (text: string, more: object = {}, how?: object) =>
  lab.sendEvent(
    'message',
    { inquiryNo: id, at: at(), messageNo: randomUUID(), words: text, fileNo: null, ...more },
    how,
  )
const ended = { summary: '咽炎', diagnosis: '急性咽炎', advice: '多饮水', followUpDay: null }
const end = (how?: object) => lab.sendEvent('ended', { inquiryNo: id, at: at(), ...ended }, how)
const medicine = { code: 'M001', name: '布洛芬', spec: '24粒', quantity: 2, usage: '口服', priceFen: 2680 }
const prescribe = (prescriptionNo: string, more: object = {}) =>
  lab.sendEvent('prescription', {
    inquiryNo: id,
    at: at(),
    prescriptionNo,
    diagnosis: '咽炎',
    advice: '',
    medicines: [medicine],
    ...more,
  })
const review = (verdict: 'passed' | 'refused', prescriptionNo: string, more: object = {}) => {
  const reason = verdict === 'refused' ? { reason: '剂量过大' } : {}
  return lab.sendEvent(verdict, {
    inquiryNo: id,
    at: at(),
    prescriptionNo,
    pharmacist: '周药师',
    ...reason,
    ...more,
  })
}

test('from waiting to its end: a doctor accepts, writes and ends, and the entitlement is used once', async () => {
  expect(await accept()).toBe(200)
  expect(await detail()).toMatchObject({ state: 2, doctor })
  expect(await say('多久了？')).toBe(200)
  expect(await end()).toBe(200)
  expect(await detail()).toMatchObject({ state: 3, ...ended, unread: expect.any(Number) })
  expect(await textsOf()).toEqual(['多久了？'])
  expect(await used()).toBe(before + 1)
})

test('awaited events are also sent outside the app, once and without details; messages of the room are not', async () => {
  const hints = async () =>
    (
      await lab.server.db
        .selectFrom('outbox')
        .select(['partner', 'payload'])
        .where('kind', '=', 'hint')
        .execute()
    ).length
  const earlier = await hints()
  await accept()
  const told = await hints()
  expect(told).toBeGreaterThan(earlier)
  await say('多久了？')
  await accept()
  expect(await hints()).toBe(told)
})

test('ten concurrent copies of an event have one effect', async () => {
  await accept()
  const [event, messageNo] = [{ id: randomUUID() }, randomUUID()]
  const answers = await Promise.all(Array.from({ length: 10 }, () => say('一次', { messageNo }, event)))
  expect(answers).toEqual(Array.from({ length: 10 }, () => 200))
  expect(await textsOf()).toEqual(['一次'])
})

test('the same message under another event id is still the same message', async () => {
  await accept()
  const messageNo = randomUUID()
  await say('先到的', { messageNo })
  expect(await say('后到的', { messageNo })).toBe(200)
  expect(await textsOf()).toEqual(['先到的'])
})

test('out of order: events that need a doctor arrive before the acceptance and are to be retried', async () => {
  const event = { id: randomUUID() }
  expect(await say('太早', {}, event)).toBe(503)
  expect(await end()).toBe(503)
  expect(await prescribe('RX-early')).toBe(503)
  expect((await detail()).state).toBe(1)
  await accept()
  expect(await say('太早', {}, event)).toBe(200)
  expect(await textsOf()).toEqual(['太早'])
})

test('late: a message written before the end is inserted, one written after it is ignored', async () => {
  await accept()
  const written = at()
  lab.server.clock.advance({ minutes: 1 })
  await end()
  lab.server.clock.advance({ minutes: 1 })
  expect(await say('结束前写的', { at: written })).toBe(200)
  expect(await say('结束后写的')).toBe(200)
  expect(await textsOf()).toEqual(['结束前写的'])
})

test('a doctor who accepts after the cancellation changes nothing: the entitlement stays returned', async () => {
  await lab.server.call(consultationCalls.cancel, { id }, { token: await lab.tokenOf('zhoulan') })
  expect(await accept()).toBe(200)
  expect(await say('还在吗')).toBe(200)
  expect(await detail()).toMatchObject({ state: 4, doctor: null })
  expect(await used()).toBe(before)
})

test('declined: the entitlement is returned, and no doctor can accept it any more', async () => {
  expect(await lab.sendEvent('declined', { inquiryNo: id, at: at(), reason: '忙' })).toBe(200)
  await accept()
  expect(await detail()).toMatchObject({ state: 4, cancelReason: expect.stringContaining('无法接诊') })
  expect(await used()).toBe(before)
})

test('forged events are rejected and change nothing', async () => {
  expect(await accept({ secret: 'somebody else' })).toBe(401)
  expect((await detail()).state).toBe(1)
})

test('events of unknown consultations or with an invalid shape change nothing', async () => {
  const inquiryNo = randomUUID()
  expect(await lab.sendEvent('accepted', { inquiryNo, at: at(), doctor })).toBe(200)
  expect(await lab.sendEvent('accepted', { inquiryNo: id, at: at(), doctor: { name: '王' } })).toBe(401)
  expect((await detail()).state).toBe(1)
})

test('a prescription is reviewed once, only by its own consultation', async () => {
  await accept()
  expect(await review('passed', 'RX-1')).toBe(503)
  await prescribe('RX-1')
  await prescribe('RX-1')
  const other = await lab.begin('hejing')
  await lab.sendEvent('accepted', { inquiryNo: other.id, at: at(), doctor })
  expect(await review('refused', 'RX-1', { inquiryNo: other.id })).toBe(503)
  expect((await detail()).prescriptions).toMatchObject([{ state: 1, isUsable: 0, totalFen: 5360 }])
  expect(await review('passed', 'RX-1')).toBe(200)
  expect(await review('refused', 'RX-1')).toBe(200)
  const { prescriptions } = await detail()
  expect(prescriptions).toMatchObject([{ state: 2, isUsable: 1, diagnosis: '咽炎', medicines: [medicine] }])
  const cards = (await newsOf()).messages.filter(({ kind }) => kind === 'prescription')
  expect(cards.map(({ cardId }) => cardId)).toEqual([prescriptions[0]!.id])
  lab.server.clock.advance({ days: 3 })
  expect((await detail()).prescriptions).toMatchObject([{ state: 2, isUsable: 0 }])
  lab.server.clock.advance({ days: -3 })
})

test('the three days of a prescription start when the doctor wrote it, however late it arrives', async () => {
  await accept()
  const written = at()
  lab.server.clock.advance({ days: 2, hours: 23 })
  await prescribe('RX-late', { at: written })
  await review('passed', 'RX-late')
  expect((await detail()).prescriptions).toMatchObject([{ state: 2, isUsable: 1 }])
  lab.server.clock.advance({ hours: 1 })
  expect((await detail()).prescriptions).toMatchObject([{ state: 2, isUsable: 0 }])
  lab.server.clock.advance({ days: -3 })
})

test('a refused prescription says why, only to its owner', async () => {
  await accept()
  await prescribe('RX-2')
  await review('refused', 'RX-2')
  expect((await detail()).prescriptions).toMatchObject([{ state: 5, refusal: '剂量过大', isUsable: 0 }])
  const rows = await lab.server.db.selectFrom('prescription').selectAll().execute()
  expect(JSON.stringify(rows)).not.toMatch(/咽炎|布洛芬|剂量/)
})

test('a sick note is one card, however often it is delivered', async () => {
  await accept()
  const note = {
    inquiryNo: id,
    at: at(),
    noteNo: 'SN-1',
    diagnosis: '咽炎',
    fromDay: '2026-03-02',
    days: 2,
    words: '休息',
  }
  await lab.sendEvent('sickNote', note)
  await lab.sendEvent('sickNote', note)
  expect((await detail()).sickNotes).toMatchObject([{ days: 2, fromDay: '2026-03-02' }])
  expect((await newsOf()).messages.filter(({ kind }) => kind === 'sickNote')).toHaveLength(1)
})

test("if the member ended first, the doctor's summary is still recorded, once", async () => {
  await accept()
  const token = await lab.tokenOf('zhoulan')
  expect((await lab.server.call(consultationCalls.end, { id }, { token })).result.state).toBe(3)
  await end()
  await lab.sendEvent('ended', { inquiryNo: id, at: at(), ...ended, summary: '另一份' })
  expect(await detail()).toMatchObject({ state: 3, summary: '咽炎' })
  expect(await used()).toBe(before + 1)
})

test("the doctor's read position never moves back", async () => {
  await accept()
  const token = await lab.tokenOf('zhoulan')
  const send = async (text: string) =>
    (
      await lab.server.call(
        consultationCalls.send,
        { id, messageId: randomUUID(), writtenAt: at(), words: text },
        { token },
      )
    ).result
  const [first, second] = [await send('一'), await send('二')]
  const read = (messageNo: string) => lab.sendEvent('read', { inquiryNo: id, at: at(), messageNo })
  await read(second.id)
  await read(first.id)
  expect((await detail()).standing.doctorReadSeq).toBe(second.seq)
})

test('rated once, after its end', async () => {
  const token = await lab.tokenOf('zhoulan')
  const evaluate = (stars: number) =>
    lab.server.call(consultationCalls.evaluate, { id, stars, words: '耐心' }, { token })
  expect((await evaluate(5)).code).toBe(refusals.consultationNotEnded.code)
  await accept()
  await end()
  expect((await evaluate(5)).result.evaluation).toEqual({ stars: 5, words: '耐心' })
  expect((await evaluate(1)).code).toBe(refusals.consultationEvaluated.code)
})

test('can be searched by content, patient and state', async () => {
  await accept()
  await end()
  const list = async (input: object) =>
    (
      await lab.server.call(
        consultationCalls.list,
        { companyId: companyOf('zhoulan'), pageNo: 1, pageSize: 50, ...input },
        { token: await lab.tokenOf('zhoulan') },
      )
    ).result
  const ids = async (input: object) => (await list(input)).records.map((record) => record.id)
  expect(await ids({ keyword: '急性咽炎' })).toContain(id)
  expect(await ids({ keyword: '王海宁' })).toContain(id)
  expect(await ids({ keyword: '骨折' })).toEqual([])
  expect(await ids({ state: 3 })).toContain(id)
  expect(await ids({ state: 2 })).toEqual([])
  expect(await ids({ familyId: randomUUID() })).toEqual([])
  const page = await list({ pageSize: 1 })
  expect([page.records.length, page.total > 1]).toEqual([1, true])
})
