import { beforeEach, expect, test } from 'vitest'
import type { Input } from '@yf/contract/call'
import { refusals } from '@yf/contract/refusals'
import { familyCalls } from '@yf/contract/family'
import { demoStage } from '#testkit/demo-stage.ts'
import { inventedCertificate } from '#seeds/people.ts'

const server = demoStage()
let token: string

beforeEach(async () => {
  await server.db.deleteFrom('family_member').execute()
  token = await server.tokenOf('zhoulan')
})

type NewMember = Input<typeof familyCalls.add>

const person = (over: Partial<NewMember> = {}): NewMember => ({
  name: '周小雨',
  relation: 'child',
  certificateType: 'idCard',
  certificateNumber: inventedCertificate('2016-06-01', 24),
  ...over,
})
const numbered = (order: number) => inventedCertificate('1960-01-01', order)
const add = (over: Partial<NewMember> = {}, as = token) =>
  server.call(familyCalls.add, person(over), { token: as })
const family = async () => (await server.call(familyCalls.list, {}, { token })).result

test('adds a child, with birth and gender from the identity card and the number masked', async () => {
  const { success, result } = await add()
  expect(success).toBe(true)
  expect(result).toMatchObject({
    name: '周小雨',
    relation: 'child',
    birth: '2016-06-01',
    gender: 2,
    certificateType: 'idCard',
    mobile: null,
    hasAccount: 0,
    canEdit: 1,
  })
  expect(result.certificateNumber).toMatch(/^990\*{11}.{4}$/)
  expect((await family()).map(({ name }) => name)).toEqual(['周岚', '周小雨'])
})

test('stores the number encrypted', async () => {
  await add()
  const rows = await server.db.selectFrom('family_member').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(person().certificateNumber)
})

test('ignores spaces and lower case in a number', async () => {
  const number = person().certificateNumber
  expect((await add({ certificateNumber: `${number.slice(0, 6)} ${number.slice(6)}` })).success).toBe(true)
  expect((await add({ certificateNumber: number.toLowerCase() })).code).toBe(refusals.familyKnown.code)
})

const digitChanged = person().certificateNumber.replace('0601', '0602')

test.each<[string, Partial<NewMember>, string]>([
  ['a changed digit', { certificateNumber: digitChanged }, '证件号码有误，请逐位核对（certificateNumber）'],
  [
    'a masked number',
    { certificateNumber: '990***********0241' },
    '证件号码有误，请逐位核对（certificateNumber）',
  ],
  ['another birth', { birth: '2016-06-02' }, '出生日期与证件号码不一致（birth）'],
  ['another gender', { gender: 1 }, '性别与证件号码不一致（gender）'],
  [
    'a birth to come',
    { certificateNumber: inventedCertificate('2099-06-01', 24) },
    '出生日期不能晚于今天（certificateNumber）',
  ],
  ['a name of signs', { name: '<b>' }, '姓名只能填写文字和间隔号（name）'],
  ['a phone without its code', { mobile: '13911110000' }, '请填写该手机号收到的验证码（code）'],
  ['a relation we do not know', { relation: 'friend' as never }, '与本人关系不在可选范围内（relation）'],
])('%s is bad input that names the field', async (_what, over, message) => {
  expect(await add(over)).toMatchObject({ http: 400, code: 400, message })
  expect(await family()).toHaveLength(1)
})

test('a passport contains neither birth nor gender, so both are required', async () => {
  const passport = { certificateType: 'passport', certificateNumber: 'E12345678' } as const
  expect((await add(passport)).message).toBe('请填写出生日期（birth）')
  expect((await add({ ...passport, birth: '2016-02-30', gender: 1 })).message).toBe(
    '出生日期不存在，请核对（birth）',
  )
  const { result } = await add({ ...passport, birth: '2016-02-29', gender: 1 })
  expect(result).toMatchObject({ certificateType: 'passport', birth: '2016-02-29', gender: 1 })
})

test('adds a person to a family once, even with concurrent requests', async () => {
  const codes = (await Promise.all([add(), add(), add()])).map(({ code }) => code)
  expect(codes.toSorted()).toEqual([200, refusals.familyKnown.code, refusals.familyKnown.code])
  expect(await family()).toHaveLength(2)
})

test('the same child can be in the families of both parents', async () => {
  expect((await add()).success).toBe(true)
  expect((await add({}, await server.tokenOf('hejing'))).success).toBe(true)
})

test('a member cannot add themselves', async () => {
  const own = inventedCertificate('1986-11-21', 46)
  expect((await add({ certificateNumber: own, relation: 'spouse' })).code).toBe(refusals.familySelf.code)
})

test('there is one spouse, even with concurrent requests', async () => {
  const spouses = [1, 2, 3, 4].map((order) => add({ relation: 'spouse', certificateNumber: numbered(order) }))
  const codes = (await Promise.all(spouses)).map(({ code }) => code)
  expect(codes.filter((code) => code === 200)).toHaveLength(1)
  expect(codes.filter((code) => code === refusals.spouseTaken.code)).toHaveLength(3)
})

test('allows four parents, of both sides, and no fifth', async () => {
  const parents = [1, 2, 3, 4, 5].map((order) =>
    add({ relation: 'parent', certificateNumber: numbered(order) }),
  )
  const codes = (await Promise.all(parents)).map(({ code }) => code)
  expect(codes.toSorted()).toEqual([200, 200, 200, 200, refusals.parentsFull.code])
})

test('a family has ten members at most, and other families are unaffected', async () => {
  const children = Array.from({ length: 12 }, (_, order) => add({ certificateNumber: numbered(order + 1) }))
  const codes = (await Promise.all(children)).map(({ code }) => code)
  expect(codes.filter((code) => code === 200)).toHaveLength(10)
  expect(codes.filter((code) => code === refusals.familyFull.code)).toHaveLength(2)
  expect((await add({}, await server.tokenOf('hejing'))).success).toBe(true)
})

test('requires a session', async () => {
  expect((await server.call(familyCalls.add, person())).http).toBe(401)
})
