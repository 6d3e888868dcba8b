import type { Input } from '@yf/contract/call'
import { beforeAll, expect, test } from 'vitest'
import { claimCalls } from '@yf/contract/claims'
import { refusals } from '@yf/contract/refusals'
import { isBankNumber } from '@yf/domain/bank-card'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { newId } from '#platform/ids.ts'
import { insertPayment } from '#features/claims/decision/payment/payments.ts'
import { cardRow } from '../encrypted.ts'

const server = demoStage()
const companyId = idOf('company', 'xinghe-software')
const child = idOf('family', 'linxiao/child')
const spouse = idOf('family', 'linxiao/spouse')
const tokens = new Map<string, string>()
let caseId: string

beforeAll(async () => {
  for (const person of ['linxiao', 'zhoulan', 'chenmo']) tokens.set(person, await server.tokenOf(person))
  caseId = (await draftFor(null)).result.caseId
})

const as = (person: string) => ({ token: tokens.get(person)! })
const draftFor = (familyId: string | null) =>
  server.call(claimCalls.chooseMember, { companyId, flow: 'new', familyId }, as('linxiao'))
const save = (choice: Partial<Input<typeof claimCalls.saveBank>>, person = 'linxiao') =>
  server.call(claimCalls.saveBankV2, { caseId, ...choice }, as(person))
const bankPage = (person = 'linxiao', of: { caseId?: string; companyId?: string } = { caseId }) =>
  server.call(claimCalls.bankPage, { companyId, ...of }, as(person))
const check = (cardNo: string) => server.call(claimCalls.checkBank, { cardNo }, as('linxiao'))
const cards = (person = 'linxiao') =>
  server.db.selectFrom('bank_card').selectAll().where('account_id', '=', idOf('account', person)).execute()
const stateIs = (state: 0 | 1 | 3 | 5) =>
  server.db.updateTable('claim_case').set({ state }).where('id', '=', caseId).execute()
const membershipIs = (status: 'active' | 'ended') =>
  server.db
    .updateTable('membership')
    .set({ status })
    .where('account_id', '=', idOf('account', 'linxiao'))
    .where('company_id', '=', companyId)
    .execute()

/** Appends the valid check digit. */
const numbered = (body: string) =>
  Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).find(isBankNumber)!
const icbc = numbered('622202020000000123')
const another = numbered('622202020000000456')
const credit = numbered('622252000000001')
const unknown = numbered('123456000000000000')

test('six digits identify the bank, a full number is validated', async () => {
  expect((await check('622202')).result).toEqual({
    isValid: 1,
    bankCode: 'ICBC',
    bankName: '中国工商银行',
    cardKind: '储蓄卡',
    message: '',
  })
  expect((await check(icbc)).result).toMatchObject({ isValid: 1, bankCode: 'ICBC' })
  const wrong = `${icbc.slice(0, -1)}${(Number(icbc.at(-1)) + 1) % 10}`
  expect((await check(wrong)).result).toMatchObject({ isValid: 0, message: '银行卡号有误，请逐位核对' })
  expect((await check('123456')).result).toMatchObject({
    isValid: 1,
    bankName: '',
    message: '未识别出发卡银行，请选择开户银行',
  })
  expect((await check(credit)).result).toMatchObject({
    isValid: 0,
    message: '理赔款不能打入信用卡，请换一张储蓄卡',
  })
})

test('the page offers the stored cards masked, the banks, and the possible payees', async () => {
  const { result } = await bankPage()
  expect(result.holderNames).toEqual(['林晓'])
  expect(result.cards).toEqual([
    expect.objectContaining({
      holderName: '林晓',
      bankName: '中国工商银行',
      maskedNo: expect.stringMatching(/^(\*{4} ){3}\d{4}$/),
    }),
  ])
  expect(result.banks).toContainEqual({ code: 'CMB', name: '招商银行' })
  const [row] = await cards()
  const number = server.services.cipher.open(row!.number_encrypted, cardRow(row!.id))
  expect(JSON.stringify(result)).not.toContain(number.slice(4, -4))
})

test('a new card is encrypted, becomes the card of the draft and is found again by its number', async () => {
  const place = { province: '北京市', city: '北京市' }
  const first = await save({ cardNo: icbc, holderName: '林晓', ...place, branch: ' 望京支行 ' })
  expect(first).toMatchObject({ code: 200, message: '银行卡已保存' })
  expect(first.result).toMatchObject({ bankCode: 'ICBC', branch: '望京支行', cardKind: '储蓄卡' })
  const again = await save({ cardNo: icbc, holderName: '林晓' })
  expect(again.result).toEqual(first.result)
  expect(JSON.stringify(await cards())).not.toContain(icbc)
  const draft = (await server.call(claimCalls.applyPageV2, { companyId }, as('linxiao'))).result.draft
  expect(draft).toMatchObject({ step: 3, bankCard: { id: first.result.id } })
})

test('concurrent saves of the same new card create one card', async () => {
  const before = (await cards()).length
  const cardNo = numbered('622202020000000789')
  const saved = await Promise.all(Array.from({ length: 6 }, () => save({ cardNo, holderName: '林晓' })))
  expect(new Set(saved.map(({ result }) => result.id)).size).toBe(1)
  expect(await cards()).toHaveLength(before + 1)
})

test("chooses a stored card by its id, and another member's card does not exist", async () => {
  const own = idOf('bankCard', 'linxiao')
  expect((await save({ cardId: own })).result.id).toBe(own)
  expect((await save({ cardId: idOf('bankCard', 'hejing') })).code).toBe(refusals.notFound.code)
  expect((await save({ cardId: own }, 'zhoulan')).code).toBe(refusals.notFound.code)
  expect((await bankPage('chenmo')).code).toBe(refusals.notFound.code)
  expect((await bankPage('zhoulan', {})).code).toBe(refusals.notFound.code)
})

test.each([
  [{ holderName: '林晓' }, '请输入银行卡号'],
  [{ holderName: '林晓', cardNo: '622202020000000000' }, '银行卡号有误，请逐位核对'],
  [{ cardNo: icbc }, '请选择收款人'],
  [{ cardNo: unknown, holderName: '林晓' }, '未识别出发卡银行，请选择开户银行'],
  [{ cardNo: unknown, holderName: '林晓', bankCode: 'NOBODY' }, '未识别出发卡银行，请选择开户银行'],
  [{ cardNo: credit, holderName: '林晓' }, '理赔款不能打入信用卡，请换一张储蓄卡'],
  [{ cardNo: icbc, holderName: '林晓', province: '广东省', city: '北京市' }, '请从列表中选择开户省份和城市'],
])('reports an invalid card beside its field: %j', async (choice, fault) => {
  expect(await save(choice)).toMatchObject({ http: 400, message: expect.stringContaining(fault) })
})

test('a bank that cannot be derived from the number can be chosen', async () => {
  expect((await save({ cardNo: unknown, holderName: '林晓', bankCode: 'CMB' })).result).toMatchObject({
    bankCode: 'CMB',
    bankName: '招商银行',
  })
})

test('an insured adult may be the payee, a child and a stranger may not', async () => {
  const refused = { code: refusals.holderNotAllowed.code, message: '收款人须为林晓，请重新选择' }
  expect(await save({ cardNo: another, holderName: '陈默' })).toMatchObject(refused)
  await draftFor(spouse)
  expect((await bankPage()).result.holderNames).toEqual(['林晓', '陈默'])
  const paid = await save({ cardNo: another, holderName: '陈默' })
  expect(paid.result.holderName).toBe('陈默')
  // The father's card cannot be used for the child, so the page asks for a card again.
  expect((await draftFor(child)).result.bankCard).toBeNull()
  expect((await bankPage()).result).toMatchObject({ holderNames: ['林晓'] })
  expect((await bankPage()).result.cards.map(({ holderName }) => holderName)).not.toContain('陈默')
  expect(await save({ cardNo: another, holderName: '陈小满' })).toMatchObject(refused)
  expect(await save({ cardId: paid.result.id })).toMatchObject(refused)
})

test('a number under another name is another card, and the old one stays with its payments', async () => {
  await draftFor(spouse)
  const before = await save({ cardNo: another, holderName: '陈默' })
  const after = await save({ cardNo: another, holderName: '林晓' })
  expect(after.result.id).not.toBe(before.result.id)
  const rows = (await cards()).filter(({ last_four }) => last_four === another.slice(-4))
  expect(rows.find(({ id }) => id === before.result.id)?.removed_at).not.toBeNull()
  await draftFor(null)
})

test('a case in review keeps its card; one that waits for supplements may change it', async () => {
  await stateIs(1)
  expect(await save({ cardNo: icbc, holderName: '林晓' })).toMatchObject({
    code: refusals.cardFixed.code,
    message: refusals.cardFixed.message,
  })
  await stateIs(3)
  expect((await save({ cardNo: icbc, holderName: '林晓' })).code).toBe(200)
})

test('after a returned payment another card creates one new instruction', async () => {
  await stateIs(5)
  const own = idOf('bankCard', 'linxiao')
  const payment = {
    company_id: companyId,
    subject_kind: 'claim',
    subject_id: caseId,
    subject_no: 'LP',
    amount_fen: 12_300,
    tries: 1,
    receipt: null,
  }
  await insertPayment(server.db, {
    ...payment,
    id: newId(),
    batch_id: null,
    account_id: idOf('account', 'linxiao'),
    bank_card_id: own,
    state: 'failed',
    is_at_once: true,
    failure: '户名不符',
    created_at: server.clock.now(),
    sent_at: server.clock.now(),
    paid_at: null,
  })
  server.clock.advance({ minutes: 1 })
  const tried = await Promise.all([
    save({ cardNo: icbc, holderName: '林晓' }),
    save({ cardNo: icbc, holderName: '林晓' }),
  ])
  expect(tried.map(({ code }) => code).toSorted()).toEqual([200, refusals.cardFixed.code])
  const payments = await server.db
    .selectFrom('payment')
    .select(['state', 'amount_fen', 'bank_card_id'])
    .where('subject_id', '=', caseId)
    .orderBy('created_at')
    .execute()
  const card = tried.find(({ code }) => code === 200)!.result.id
  expect(payments).toMatchObject([
    { state: 'failed' },
    { state: 'waiting', amount_fen: 12_300, bank_card_id: card },
  ])
})

test('the card of a returned payment can be changed whichever company is chosen, and after leaving the company', async () => {
  const elsewhere = { caseId, companyId: idOf('company', 'xinghe-hardware') }
  expect((await bankPage('linxiao', elsewhere)).result).toMatchObject({ holderNames: ['林晓'] })
  await membershipIs('ended')
  expect((await bankPage()).result).toMatchObject({ holderNames: ['林晓'] })
  expect((await bankPage('linxiao', {})).code).toBe(refusals.notFound.code)
  await membershipIs('active')
  // A membership of that company does not give access to another member's case.
  expect((await bankPage('chenmo', elsewhere)).code).toBe(refusals.notFound.code)
  expect((await bankPage('linxiao', { caseId: newId() })).code).toBe(refusals.notFound.code)
})

test('returns regions by province', async () => {
  const ask = async (parentCode?: string) =>
    (await server.call(claimCalls.regions, parentCode ? { parentCode } : {}, as('linxiao'))).result
  expect(await ask()).toHaveLength(34)
  expect(await ask('440000')).toContainEqual({ code: '440300', name: '深圳市', hasChildren: 0 })
})
