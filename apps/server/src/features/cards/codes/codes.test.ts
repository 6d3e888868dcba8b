import { readXlsx } from 'hucre'
import { beforeAll, expect, test } from 'vitest'
import { cardsAdminCalls } from '@yf/contract/cards-admin'
import { cardCalls } from '@yf/contract/cards'
import { equityCalls } from '@yf/contract/equity'
import { refusals, type RefusalName } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'
import { demoCodes } from '#seeds/cards.ts'
import { idOf } from '#seeds/ids.ts'
import { signTicket } from './ticket.ts'

const server = demoStage()
const companyId = idOf('company', 'xinghe-software')
let staff: string
beforeAll(async () => {
  staff = await server.staffTokenOf('operator1')
})

let keys = 0
const collect = (given: object, token: string, key = `collect-${++keys}`) =>
  server.call(cardCalls.collect, given, { token, headers: { 'idempotency-key': key } })
const look = (given: object, token: string) => server.call(cardCalls.lookAtCode, given, { token })
const codeOf = (name: RefusalName) => refusals[name].code

const newBatch = {
  companyId,
  name: '体态评估卡',
  summary: '门店通用',
  benefits: ['体态评估 1 次'],
  supplierCode: 'JINGHE' as const,
  times: 1,
  timeFen: 9_900,
  size: 3,
  validDays: 30,
  collectUntil: '2026-12-31',
}
const make = async (change: object = {}, key = `make-batch-${++keys}`) =>
  server.call(
    cardsAdminCalls.createBatch,
    { ...newBatch, ...change },
    { token: staff, headers: { 'idempotency-key': key } },
  )
const take = (id: string) => server.call(cardsAdminCalls.takeCodes, { companyId, id }, { token: staff })
/** A new batch and the lines of its code file. */
async function given(change: object = {}) {
  const batch = (await make(change)).result!
  const { base64 } = (await take(batch.id)).result
  const book = await readXlsx(Buffer.from(base64, 'base64'))
  const lines = book.sheets[0]!.rows.slice(1).map((row) => ({
    code: String(row[1]),
    ticket: new URL(String(row[2]).replace('/#', '')).searchParams.get('ticket')!,
  }))
  return { batch, lines }
}
const batchNow = async (id: string) =>
  (
    await server.call(cardsAdminCalls.batches, { companyId, pageNo: 1, pageSize: 100 }, { token: staff })
  ).result.records.find((one) => one.id === id)!

test('codes and links of a batch are issued once and stored nowhere in plain text', async () => {
  const { batch, lines } = await given()
  expect(batch).toMatchObject({ state: 'draft', freeCount: 0, companyName: '星河软件', createdBy: '郑运营' })
  expect(lines).toHaveLength(3)
  expect((await take(batch.id)).code).toBe(codeOf('cardCodesTaken'))
  expect(await batchNow(batch.id)).toMatchObject({ state: 'open', freeCount: 3, collectedCount: 0 })
  const storedRows = JSON.stringify([
    await server.db.selectFrom('card_code').selectAll().execute(),
    await server.db.selectFrom('idempotency').selectAll().execute(),
    await server.db.selectFrom('audit_event').selectAll().execute(),
  ])
  for (const { code } of lines) {
    expect(storedRows).not.toContain(code)
    expect(storedRows).not.toContain(code.replaceAll('-', ''))
  }
})

test('a typed code is previewed and collected, and becomes a card of the pack', async () => {
  const token = await server.tokenOf('沈书仪')
  const code = ' kaquan22-2222-2222 '
  expect((await look({ code }, token)).result).toMatchObject({
    name: '口腔护理卡',
    companyName: '星河软件',
    total: 2,
    validDays: 180,
  })
  const { result } = await collect({ code }, token)
  const pack = (await server.call(equityCalls.mine, { companyId }, { token })).result.cardEquityList
  expect(pack).toMatchObject([{ id: result.id, name: '口腔护理卡', total: 2, used: 0, status: 1 }])
  expect(pack[0]!.endTime).toBe('2026-08-29 23:59:59')
  expect((await look({ code }, token)).code).toBe(codeOf('cardCodeTaken'))
})

test('of twenty concurrent uses of one code one gets the card, and one package is created', async () => {
  const { batch, lines } = await given({ name: '最后一张', size: 1 })
  const people = ['沈书仪', '顾清和', '陆知行', '苏念安', '温雅言']
  const tokens: string[] = []
  for (const person of people) tokens.push(await server.tokenOf(person))
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      collect(at % 2 ? { code: lines[0]!.code } : { ticket: lines[0]!.ticket }, tokens[at % 5]!),
    ),
  )
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(new Set(answers.filter(({ success }) => !success).map(({ code }) => code))).toEqual(
    new Set([codeOf('cardCodeTaken')]),
  )
  const made = await server.db
    .selectFrom('equity_package')
    .select('id')
    .where('name', '=', '最后一张')
    .execute()
  expect(made).toHaveLength(1)
  expect(await batchNow(batch.id)).toMatchObject({ freeCount: 0, collectedCount: 1, usedCount: 0 })
})

test('a repeated call with the same key returns the same card', async () => {
  const { lines } = await given()
  const token = await server.tokenOf('沈书仪')
  const [first, second] = [
    await collect({ code: lines[0]!.code }, token, 'collecting-key'),
    await collect({ code: lines[0]!.code }, token, 'collecting-key'),
  ]
  expect(second.result).toEqual(first.result)
})

test.each([
  ['collected', 'cardCodeTaken'],
  ['voided', 'cardCodeVoid'],
  ['over', 'cardCodeOver'],
] as const)('a card that is %s is not collected, and the message says why', async (condition, refusal) => {
  const token = await server.tokenOf('沈书仪')
  expect((await look({ code: demoCodes[condition] }, token)).code).toBe(codeOf(refusal))
  expect((await collect({ code: demoCodes[condition] }, token)).code).toBe(codeOf(refusal))
})

test('a card is only for members of the company that issued it: for others it does not exist', async () => {
  const { lines } = await given()
  const token = await server.tokenOf('zhoulan')
  for (const by of [{ code: lines[0]!.code }, { ticket: lines[0]!.ticket }])
    expect((await collect(by, token)).code).toBe(codeOf('cardCodeUnknown'))
})

test("a family member's card is stored under the employee and belongs to the family member", async () => {
  const { lines } = await given()
  const { result } = await collect({ code: lines[0]!.code }, await server.tokenOf('chenmo'))
  const row = await server.db
    .selectFrom('equity_package')
    .select(['account_id', 'family_id'])
    .where('id', '=', result.id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({
    account_id: idOf('account', 'linxiao'),
    family_id: idOf('family', 'linxiao/spouse'),
  })
})

test('a link that was altered, forged or has expired opens nothing', async () => {
  const { lines } = await given()
  const token = await server.tokenOf('沈书仪')
  const { ticket } = lines[0]!
  const [company, code, until, ...rest] = ticket.split('.')
  for (const wrong of [
    'nonsense',
    ticket.slice(0, -1),
    [company, code, Number(until) + 1, ...rest].join('.'),
    [company, idOf('cardCode', 'free'), until, ...rest].join('.'),
  ])
    expect((await look({ ticket: wrong }, token)).code).toBe(codeOf('cardLinkBroken'))
  const past = { companyId, codeId: code!, until: new Date('2026-03-01T00:00:00+08:00') }
  const over = signTicket(server.services.cipher, past)
  expect((await look({ ticket: over }, token)).code).toBe(codeOf('cardCodeOver'))
})

test.each([
  [{}, '请输入卡券码（code）'],
  [{ code: 'ABC' }, '卡券码为 16 位字母和数字，请核对（code）'],
  [{ code: 'OOOO-1111-IIII-0000' }, '卡券码为 16 位字母和数字，请核对（code）'],
])('rejects %j as no code, without counting it as a guess', async (wrong, message) => {
  const answer = await look(wrong, await server.tokenOf('沈书仪'))
  expect(answer).toMatchObject({ http: 400, message })
})

test('answers ten of thirty concurrent guesses, the right code being no exception, and resumes after an hour', async () => {
  const token = await server.tokenOf('江听雨')
  const attempts = Array.from(
    { length: 30 },
    (_, at) => `GUESS2222222${String(1111 + at).replaceAll(/[01]/g, '9')}`,
  )
  const answers = await Promise.all(attempts.map((code) => look({ code }, token)))
  const unknown = answers.filter(({ code }) => code === codeOf('cardCodeUnknown'))
  expect(unknown).toHaveLength(10)
  expect((await collect({ code: demoCodes.another }, token)).code).toBe(codeOf('cardCodeTriedTooOften'))
  // A link is no guess, so it is not limited.
  const { lines } = await given()
  expect((await collect({ ticket: lines[0]!.ticket }, token)).success).toBe(true)
  server.clock.advance({ hours: 1, seconds: 1 })
  expect((await look({ code: demoCodes.another }, token)).success).toBe(true)
  server.clock.advance({ hours: -1, seconds: -1 })
})

test('a voided batch issues nothing more, and collected cards stay', async () => {
  const { batch, lines } = await given()
  const token = await server.tokenOf('顾清和')
  const { result } = await collect({ code: lines[0]!.code }, token)
  const over = { companyId, id: batch.id, reason: '印刷错误' }
  const voided = await server.call(cardsAdminCalls.voidBatch, over, { token: staff })
  expect(voided.result).toMatchObject({ state: 'void', voidReason: '印刷错误', collectedCount: 1 })
  expect((await server.call(cardsAdminCalls.voidBatch, over, { token: staff })).code).toBe(
    codeOf('cardBatchVoided'),
  )
  expect((await collect({ code: lines[1]!.code }, token)).code).toBe(codeOf('cardCodeVoid'))
  const pack = (await server.call(equityCalls.mine, { companyId }, { token })).result.cardEquityList
  expect(pack.map(({ id }) => id)).toContain(result.id)
})

test('a batch is made once per key, and only with valid input', async () => {
  const first = await make({}, 'the-same-key')
  expect((await make({}, 'the-same-key')).result!.id).toBe(first.result!.id)
  expect(await make({ collectUntil: '2026-03-01' })).toMatchObject({
    http: 400,
    message: '领取截止日不能早于今天（collectUntil）',
  })
  expect(await make({ name: ' ' })).toMatchObject({ http: 400 })
  expect((await make({ companyId: idOf('company', 'nobody') })).code).toBe(codeOf('notFound'))
})
