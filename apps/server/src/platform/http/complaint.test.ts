import { Type, type TObject } from '@sinclair/typebox'
import { main, type BodyKind } from '@yf/contract/call'
import { claimCalls } from '@yf/contract/claims'
import { identityCalls } from '@yf/contract/identity'
import { identitySteps } from '@yf/contract/identity-steps'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { expect, test } from 'vitest'
import { checkOf } from './validation.ts'

const id = '0190f000-0000-7000-8000-000000000001'

const Order = Type.Object({
  amount: Type.Integer({ title: '金额', minimum: 1 }),
  address: Type.Object({ city: Type.String({ title: '城市', minLength: 2 }) }, { title: '地址' }),
  goods: Type.Array(
    Type.Object({ name: Type.String({ title: '品名', maxLength: 3 }), count: Type.Integer() }),
    {
      title: '商品',
      minItems: 1,
    },
  ),
  tags: Type.Optional(Type.Array(Type.String({ maxLength: 2 }), { title: '标签', maxItems: 2 })),
})
const whole = { amount: 1, address: { city: '上海' }, goods: [{ name: '枣', count: 1 }] }
const complaintOf = (input: object, body: BodyKind = 'json', request: TObject = Order) =>
  checkOf(main.post('order', '示例', '', request, Type.Null(), { body }))(input)

test.each([
  ['a field', { ...whole, amount: 0 }, '金额超出范围（amount）'],
  ['a missing object', { ...whole, address: undefined }, '请填写地址（address）'],
  ['a missing field of an object', { ...whole, address: {} }, '请填写城市（address.city）'],
  ['a field of an object', { ...whole, address: { city: '沪' } }, '城市太短（address.city）'],
  ['an object that is none', { ...whole, address: '上海' }, '地址格式不正确（address）'],
  ['a short list', { ...whole, goods: [] }, '商品太少（goods）'],
  ['a field in a list', { ...whole, goods: [{ name: '枣枣枣枣', count: 1 }] }, '品名太长（goods.0.name）'],
  ['a missing field in a list', { ...whole, goods: [{ count: 1 }] }, '请填写品名（goods.0.name）'],
  ['an untitled field in a list', { ...whole, goods: [{ name: '枣' }] }, '请填写商品（goods.0.count）'],
  ['an item without a name of its own', { ...whole, tags: ['好', '非常好'] }, '标签太长（tags.1）'],
])('%s is named by the nearest title', (_what, input, expected) => {
  expect(complaintOf(input)).toBe(expected)
})

test('converts a form and a query to their types before validation', () => {
  const Page = Type.Object({ pageNo: Type.Integer({ title: '页码', minimum: 1 }) })
  for (const body of ['query', 'form', 'multipart'] as const) {
    expect(complaintOf({ pageNo: '2' }, body, Page)).toBeNull()
    expect(complaintOf({ pageNo: '0' }, body, Page)).toBe('页码超出范围（pageNo）')
    expect(complaintOf({}, body, Page)).toBe('请填写页码（pageNo）')
  }
})

test('the same field name can have a different title in each call', () => {
  expect(checkOf(identitySteps.loginByToken)({})).toBe('请填写登录凭证（token）')
  expect(checkOf(claimCalls.storageToken)({})).toBe('请填写上传凭证（token）')
  expect(checkOf(claimsAdminCalls.ask)({ caseId: id, kinds: [] })).toBe('请填写说明（words）')
})

test('an optional field may be null, whatever its other limits', () => {
  const draft = { companyId: id, flow: 'new' }
  expect(checkOf(claimCalls.chooseMember)({ ...draft, visitType: null })).toBeNull()
  expect(checkOf(claimCalls.chooseMember)({ ...draft, visitType: 'stroll' })).toBe(
    '就诊类型不在可选范围内（visitType）',
  )
})

test('a body that is not an object has no field to name', () => {
  expect(checkOf(identityCalls.login)([1])).toBe('提交的内容格式不正确')
})
