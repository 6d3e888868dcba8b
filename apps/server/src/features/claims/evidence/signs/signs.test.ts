import { afterEach, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { claimCalls } from '@yf/contract/claims'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { flagRows, takeCase } from '#features/claims/record/find.ts'
import { caseLab, type CaseLab, type AddCaseOptions } from '#features/claims/record/test-cases.ts'
import { correctVisit } from '#features/claims/decision/correct-receipts.ts'
import { similarInOtherCases, neighbours } from './alike.ts'
import { addBlock, removeBlock } from './block-changes.ts'
import { reindexCards, indexCard } from '#features/claims/record/card-index.ts'
import { covers } from './blocks.ts'
import { readPaces } from './velocity.ts'

const server = demoStage()
let lab: CaseLab
beforeAll(async () => {
  lab = await caseLab(server)
})
afterEach(async () => {
  await lab.clear()
  await server.db.deleteFrom('claim_case').where('account_id', '=', idOf('account', 'zhoulan')).execute()
  await server.db.deleteFrom('claim_block').execute()
})

const hour = 3_600_000
const ago = (ms: number) => new Date(server.clock.now().getTime() - ms)
const flagsOf = async (caseId: string) => flagRows(server.db, await lab.caseOf(caseId))
const submitted = async (options: AddCaseOptions = {}) => {
  const caseId = await lab.addCase(options)
  const { result } = await lab.submit(caseId)
  return { caseId, result }
}

const countOf = async (caseId: string, rule: string) => {
  const row = await lab.caseOf(caseId)
  const card = await server.db
    .selectFrom('bank_card')
    .selectAll()
    .where('id', '=', row.bank_card_id!)
    .executeTakeFirstOrThrow()
  const paces = await readPaces(server.db, row, card, server.clock.now())
  return paces.find((pace) => pace.rule.id === rule)?.count
}

test.each([
  ['account-day', 24],
  ['account-month', 720],
  ['insured-day', 24],
  ['insured-month', 720],
  ['card-day', 24],
  ['card-month', 720],
  ['hospital-day', 24],
  ['hospital-month', 720],
])('%s counts submissions of its last %i hours, and none earlier', async (rule, hours) => {
  const hospital = `窗口测试医院${rule}`
  const at = (ms: number) => lab.addCase({ state: 6, set: { submitted_at: ago(ms), hospital } })
  await at(hours * hour)
  await at(hours * hour - 1)
  await at(0)
  const caseId = await lab.addCase({ set: { hospital } })
  expect(await countOf(caseId, rule)).toBe(2)
})

test('a case whose hospital is corrected counts for the new hospital', async () => {
  const [first, other] = ['改正前医院', '改正后医院']
  const id = await lab.addCase({ state: 2, set: { hospital: first } })
  const [atFirst, atOther] = [
    await lab.addCase({ set: { hospital: first } }),
    await lab.addCase({ flow: 'old', set: { hospital: other } }),
  ]
  const counts = async () => [await countOf(atFirst, 'hospital-day'), await countOf(atOther, 'hospital-day')]
  expect(await counts()).toEqual([1, 0])
  await lab.work().transaction(async (ctx) => {
    const row = (await takeCase(ctx.db, id))!
    await correctVisit(ctx, row, { visitType: 'outpatient', hospital: other, days: null })
  })
  expect(await counts()).toEqual([0, 1])
})

test('a card counts as one across accounts, and an insured person as one across their accounts', async () => {
  const before = await lab.addCase()
  const counts = async () => [await countOf(before, 'card-day'), await countOf(before, 'insured-day')]
  expect(await counts()).toEqual([0, 0])
  const account = idOf('account', 'zhoulan')
  const card = await server.db
    .selectFrom('bank_card')
    .selectAll()
    .where('id', '=', idOf('bankCard', 'linxiao'))
    .executeTakeFirstOrThrow()
  const copy = { ...card, account_id: account, id: crypto.randomUUID() }
  await server.db.insertInto('bank_card').values(copy).execute()
  await indexCard(server.db, copy)
  await lab.addCase({ account, state: 6, set: { bank_card_id: copy.id } })
  expect(await counts()).toEqual([1, 1])

  // A key rotation moves one card after the other to its new hash.
  const rehash = (ids: string[]) =>
    server.db.updateTable('bank_card').set({ number_hash: 'new-hash' }).where('id', 'in', ids).execute()
  await rehash([copy.id])
  expect(await counts()).toEqual([1, 1])
  await rehash([copy.id, card.id])
  expect(await reindexCards(server.db)).toBe(2)
  expect(await counts()).toEqual([1, 1])
  const places = await server.db.selectFrom('card_lookup').select('number_hash').execute()
  expect(places.filter(({ number_hash }) => number_hash === card.number_hash)).toEqual([])
  expect(await reindexCards(server.db)).toBe(0)
})

test('the seventh case of a day needs manual review, with a message', async () => {
  for (const _ of [1, 2, 3, 4, 5, 6]) await lab.addCase({ state: 6, receipts: [] })
  const { caseId, result } = await submitted()
  expect(result).toMatchObject({ isDecided: 0 })
  const texts = (await flagsOf(caseId)).map((flag) => flag.text)
  expect(texts).toContain('该账户近24小时已提交 6 个案件')
  expect(texts).toContain('该被保险人近24小时已申请 6 个案件')
  expect(texts).toContain('该收款银行卡近24小时用于 6 个案件')
})

test('a rule that is switched off counts nothing', async () => {
  const switchTo = (is_active: boolean) => server.db.updateTable('velocity_rule').set({ is_active }).execute()
  await switchTo(false)
  for (const _ of [1, 2, 3, 4, 5, 6]) await lab.addCase({ state: 6, receipts: [] })
  expect((await submitted()).result).toMatchObject({ isDecided: 1 })
  await switchTo(true)
})

const block = (values: object) =>
  addBlock(
    { db: server.db, clock: server.clock },
    {
      kind: 'invoice',
      hospital: null,
      invoice_code: '',
      first_number: null,
      last_number: null,
      reason: '已查实伪造',
      ...values,
    },
    idOf('staff', 'senior1'),
  )

test('a blocked hospital needs manual review under each of its names, until it is removed', async () => {
  const blocked = await block({ kind: 'hospital', hospital: ' 北京 协和医院' })
  const { caseId, result } = await submitted()
  expect(result).toMatchObject({ isDecided: 0 })
  expect(await flagsOf(caseId)).toMatchObject([
    { kind: 'blocked', text: '就诊医院「北京协和医院」在重点核查名单中：已查实伪造' },
  ])
  expect(await block({ kind: 'hospital', hospital: '北京协和医院' })).toBeNull()
  const by = { by: idOf('staff', 'senior1'), reason: '误加' }
  await removeBlock(server, blocked!.id, by)
  expect(await removeBlock(server, blocked!.id, by)).toBeUndefined()
  expect((await submitted()).result).toMatchObject({ isDecided: 1 })
})

test('a range of numbers includes its first and last', async () => {
  await block({ invoice_code: '044', first_number: '70000010', last_number: '70000019' })
  const isDecided = async (invoice_number: string, invoice_code = '044') =>
    (await submitted({ receipts: [{ invoice_number, invoice_code }] })).result.isDecided
  expect(await isDecided('70000009')).toBe(1)
  expect(await isDecided('70000010')).toBe(0)
  expect(await isDecided('70000019')).toBe(0)
  expect(await isDecided('70000020')).toBe(1)
  expect(await isDecided('70000015', '055')).toBe(1)
})

test('numbers of another length are in no range, and a missing code matches any', () => {
  const range = { invoice_code: '044', first_number: '10', last_number: '20' }
  expect(covers(range, { invoice_number: '15', invoice_code: '' })).toBe(true)
  expect(covers({ ...range, invoice_code: '' }, { invoice_number: '15', invoice_code: '055' })).toBe(true)
  expect(covers(range, { invoice_number: '150', invoice_code: '044' })).toBe(false)
  expect(covers(range, { invoice_number: null, invoice_code: '044' })).toBe(false)
})

const look = (caseId: string, look_hash: string) =>
  server.db
    .updateTable('claim_material')
    .set({ look_hash })
    .where('case_id', '=', caseId)
    .where('kind', '=', 'receipt')
    .execute()
/** The same hash with these bits flipped. */
const turned = (hash: string, places: readonly number[]) =>
  places
    .reduce((value, place) => value ^ (1n << BigInt(place)), BigInt(`0x${hash}`))
    .toString(16)
    .padStart(16, '0')
const pictureHash = 'a5a5123498760f1e'

test('up to six of 64 bits may differ anywhere, and seven make another picture', async () => {
  const account = idOf('account', 'zhoulan')
  const other = await lab.addCase({ account, state: 6 })
  const caseId = await lab.addCase()
  await look(caseId, pictureHash)
  const isFound = async (places: readonly number[]) => {
    await look(other, turned(pictureHash, places))
    return (await similarInOtherCases(server.db, await lab.caseOf(caseId))).map(({ distance }) => distance)
  }
  expect(await isFound([])).toEqual([0])
  for (const places of [
    [0, 1, 2, 3, 4, 5],
    [0, 1, 16, 17, 32, 48],
    [15, 16, 31, 47, 62, 63],
    [3, 4, 20, 21, 36, 37],
  ])
    expect(await isFound(places)).toEqual([6])
  expect(await isFound([0, 1, 16, 17, 32, 48, 49])).toEqual([])
})

test("a picture like one of another member's case, in another company, is reported to handlers and not to members", async () => {
  const account = idOf('account', 'zhoulan')
  const company = idOf('company', 'haina')
  const receipts = [{ invoice_number: null }]
  const other = await lab.addCase({ account, company, state: 6, receipts })
  await look(other, turned(pictureHash, [1, 40]))
  const caseId = await lab.addCase()
  await look(caseId, pictureHash)
  const page = (await server.call(claimCalls.materialPage, { caseId }, lab)).result
  expect(JSON.stringify(page)).not.toContain((await lab.caseOf(other)).case_no)
  expect(page.checks).toEqual([])
  expect((await lab.submit(caseId)).result).toMatchObject({ isDecided: 0 })
  expect(await flagsOf(caseId)).toMatchObject([
    { kind: 'nearCopy', text: `有发票图片与案件 ${(await lab.caseOf(other)).case_no} 中的相近` },
  ])
})

test.each([0, 8, 9] as const)('a picture of a case in state %i is not reported', async (state) => {
  const account = idOf('account', 'zhoulan')
  const other = await lab.addCase({ account, state, receipts: [{ invoice_number: null }] })
  await look(other, pictureHash)
  const caseId = await lab.addCase()
  await look(caseId, pictureHash)
  expect(await similarInOtherCases(server.db, await lab.caseOf(caseId))).toEqual([])
})

test('a band matches itself and its sixteen neighbours', () => {
  const found = neighbours('0f1e')
  expect(new Set(found).size).toBe(17)
  expect(found.slice(0, 3)).toEqual(['0f1e', '0f1f', '0f1c'])
})

test('similar pictures are found by their bands, without reading every picture', async () => {
  const plan = await server.db.transaction().execute(async (tx) => {
    // Enough rows that the planner considers a full scan more expensive.
    await sql`insert into claim_material (company_id, case_id, id, kind, is_kind_given, is_saved, file_id, name,
        upload_key, bytes_hash, look_hash, state, sort, created_at)
      select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'receipt', true, true, gen_random_uuid(), '',
        n::text, '', left(md5(n::text), 16), 'read', 1, now() from generate_series(1, 20000) n`.execute(tx)
    await sql`analyze claim_material`.execute(tx)
    const band = (at: number) => sql`substr(look_hash, ${sql.lit(at)}, 4) = any(${neighbours('0f1e')})`
    const bands = sql.join([1, 5, 9, 13].map(band), sql` or `)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from claim_material
      where kind = 'receipt' and look_hash is not null and (${bands})`.execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  for (const band of [1, 2, 3, 4]) expect(plan).toContain(`claim_material_band_${band}`)
})

test("cases of another company's person with the same policy number do not count", async () => {
  const own = await lab.addCase()
  await lab.addCase({
    company: idOf('company', 'haina'),
    account: idOf('account', 'zhoulan'),
    state: 6,
  })
  expect(await countOf(own, 'insured-day')).toBe(0)
})
