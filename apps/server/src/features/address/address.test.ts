import { beforeAll, expect, test } from 'vitest'
import { addressCalls } from '@yf/contract/address'
import { refusals } from '@yf/contract/refusals'
import { mostAddresses } from '@yf/domain/address'
import { demoStage } from '#testkit/demo-stage.ts'
import { addressOf } from './public.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()
let mine: string
let theirs: string
beforeAll(async () => {
  mine = await server.tokenOf('hejing')
  theirs = await server.tokenOf('zhoulan')
})

const home = {
  name: '何静',
  phone: '13800000004',
  districtCode: '110105',
  street: '建外街道',
  detail: '建国路88号',
  isDefault: 0,
} as const
const save = (more: object = {}, token = mine, idempotencyKey?: string) =>
  server.call(addressCalls.save, { ...home, ...more }, { token, ...(idempotencyKey && { idempotencyKey }) })
const list = async (token = mine) => (await server.call(addressCalls.list, {}, { token })).result

test('the first address is the default, another can replace it, and the database holds only ciphertext', async () => {
  const first = (await save()).result
  expect(first).toMatchObject({
    ...home,
    province: '北京市',
    city: '北京市',
    district: '朝阳区',
    isDefault: 1,
  })
  const second = (await save({ name: '王思齐', isDefault: 1 })).result
  expect((await list()).map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [second.id, 1],
    [first.id, 0],
  ])
  const rows = await server.db.selectFrom('user_address').selectAll().execute()
  expect(JSON.stringify(rows)).not.toMatch(/何静|13800000004|建国路/)
  expect(
    await addressOf(server.db, server.services.cipher, idOf('account', 'hejing'), first.id),
  ).toMatchObject({
    name: '何静',
  })
})

test('an address stays the default when saved again, and concurrent changes leave exactly one default', async () => {
  const [current, other] = await list()
  expect((await save({ id: current!.id, isDefault: 0, detail: '建国路99号' })).result).toMatchObject({
    isDefault: 1,
    detail: '建国路99号',
  })
  const ids = [current!.id, other!.id, current!.id, other!.id]
  await Promise.all(ids.map((id) => server.call(addressCalls.setDefault, { id }, { token: mine })))
  expect((await list()).filter(({ isDefault }) => isDefault === 1)).toHaveLength(1)
})

test("a member cannot read or change another member's address", async () => {
  const id = (await list())[0]!.id
  const answers = await Promise.all([
    save({ id }, theirs),
    server.call(addressCalls.setDefault, { id }, { token: theirs }),
    server.call(addressCalls.remove, { id }, { token: theirs }),
  ])
  expect(answers.map(({ code }) => code)).toEqual(Array(3).fill(refusals.notFound.code))
  expect(await list(theirs)).toEqual([])
  expect(await addressOf(server.db, server.services.cipher, idOf('account', 'zhoulan'), id)).toBeNull()
})

test('rejects a region that does not exist and a street of another district, by field', async () => {
  expect(await save({ districtCode: '999999' })).toMatchObject({
    code: 400,
    message: '请选择所在地区（districtCode）',
  })
  expect(await save({ street: '张江镇' })).toMatchObject({
    code: 400,
    message: '朝阳区没有这个街道，请重新选择（street）',
  })
  expect((await save({ phone: '123' })).message).toContain('手机号')
})

test('deleting the default makes the next address the default, and a second deletion answers not found', async () => {
  const [current, next] = await list()
  const remove = () => server.call(addressCalls.remove, { id: current!.id }, { token: mine })
  expect((await remove()).success).toBe(true)
  expect((await remove()).code).toBe(refusals.notFound.code)
  expect(await list()).toMatchObject([{ id: next!.id, isDefault: 1 }])
})

test('limits a member to twenty addresses, even with concurrent saves', async () => {
  const saved = await Promise.all(Array.from({ length: mostAddresses + 3 }, () => save({}, theirs)))
  expect(saved.filter(({ code }) => code === refusals.addressesFull.code)).toHaveLength(3)
  expect(await list(theirs)).toHaveLength(mostAddresses)
  expect((await list(theirs)).filter(({ isDefault }) => isDefault === 1)).toHaveLength(1)
})

test('lists regions one level at a time', async () => {
  const step = async (parentCode?: string) =>
    (await server.call(addressCalls.regions, parentCode ? { parentCode } : {}, { token: mine })).result
  expect(await step()).toContainEqual({ code: '33', name: '浙江省' })
  expect(await step('33')).toContainEqual({ code: '3301', name: '杭州市' })
  expect(await step('3301')).toContainEqual({ code: '330106', name: '西湖区' })
  expect(await step('330106')).toContainEqual({ code: '', name: '灵隐街道' })
  expect(await step('99')).toEqual([])
})

test('parses a pasted line and stores nothing of it', async () => {
  const text = '何静 13800000004 浙江省杭州市西湖区灵隐街道曙光路1号'
  const { result } = await server.call(addressCalls.readPasted, { text }, { token: mine })
  expect(result).toMatchObject({
    name: '何静',
    districtCode: '330106',
    street: '灵隐街道',
    detail: '曙光路1号',
  })
})
