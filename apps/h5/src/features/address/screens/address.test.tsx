import { fireEvent, screen, waitFor } from '@testing-library/react'
import { addressCalls, type Address } from '@yf/contract/address'
import { mostAddresses } from '@yf/domain/address'
import { beforeEach, expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation, replace } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import AddressEditScreen from './address-edit.screen.tsx'
import AddressScreen from './address.screen.tsx'

const home: Address = {
  id: 'a1',
  name: '周岚',
  phone: '13800000002',
  districtCode: '330106',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  street: '灵隐街道',
  detail: '曙光路1号',
  isDefault: 1,
}
const office: Address = { ...home, id: 'a2', name: '周大海', isDefault: 0 }

const server = envelopeStage({ person: { token: 'T1', name: '周岚' }, at: '/address' })
const { said: toasts, sent, bodies } = server
const children: Record<string, readonly { code: string; name: string }[]> = {
  '': [{ code: '33', name: '浙江省' }],
  33: [
    { code: '3301', name: '杭州市' },
    { code: '3302', name: '宁波市' },
  ],
  3301: [{ code: '330106', name: '西湖区' }],
  330106: [{ code: '', name: '灵隐街道' }],
  3302: [{ code: '330203', name: '海曙区' }],
  330203: [],
}

let all: Address[]
beforeEach(() => {
  all = [home, office]
  server.answers(addressCalls.list, () => all)
  server.answers(addressCalls.save, home)
  server.answers(addressCalls.regions, ({ search }) => [
    ...(children[new URLSearchParams(search).get('parentCode') ?? ''] ?? []),
  ])
})

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const pick = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }))

test('shows each address with its region, a masked phone and a mark on the default', async () => {
  openAt('/address', <AddressScreen />)
  expect(await screen.findAllByText('浙江省 杭州市 西湖区 灵隐街道')).toHaveLength(2)
  expect(screen.getAllByText('138****0002')).toHaveLength(2)
  expect(screen.getAllByText('默认')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: '把周岚的地址设为默认' })).toBeNull()
})

test('explains the purpose of addresses when there are none', async () => {
  all = []
  openAt('/address', <AddressScreen />)
  expect(await screen.findByText('还没有收货地址')).toBeTruthy()
})

test('does not open the form when the limit of addresses is reached', async () => {
  all = Array.from({ length: mostAddresses }, (_, at) => ({ ...office, id: `a${at}` }))
  openAt('/address', <AddressScreen />)
  fireEvent.click(await screen.findByRole('button', { name: '新增收货地址' }))
  await waitFor(() => expect(toasts).toEqual([expect.stringContaining('最多保存20个收货地址')]))
  expect(currentLocation().path).toBe('/address')
})

test('asks before deleting and sends a new default to the server', async () => {
  server.answers(addressCalls.remove, null)
  server.answers(addressCalls.setDefault, null)
  openAt('/address', <AddressScreen />)
  fireEvent.click(await screen.findByRole('button', { name: '把周大海的地址设为默认' }))
  await waitFor(() => expect(sent(addressCalls.setDefault).map(({ search }) => search)).toEqual(['?id=a2']))
  tap('删除周大海的地址')
  expect(await screen.findByText(/已下的订单仍按原地址配送/)).toBeTruthy()
  expect(sent(addressCalls.remove)).toHaveLength(0)
  tap('删除')
  await waitFor(() => expect(sent(addressCalls.remove).map(({ search }) => search)).toEqual(['?id=a2']))
})

test('chooses a region step by step, and another city resets the districts', async () => {
  replace('/address/edit')
  openAt('/address/edit', <AddressEditScreen />)
  type('收货人', ' 周岚 ')
  type('手机号', '138 0000 0002')
  type('详细地址', '曙光路1号')
  tap(/^所在地区/)
  for (const name of ['浙江省', '杭州市', '西湖区']) await pick(name)
  await screen.findByRole('radio', { name: '灵隐街道' })
  fireEvent.click(screen.getByRole('tab', { name: '杭州市' }))
  for (const name of ['宁波市', '海曙区', '暂不选择街道']) await pick(name)
  expect(screen.getByRole('button', { name: '所在地区：浙江省 宁波市 海曙区' })).toBeTruthy()
  tap('保存')
  await waitFor(() => expect(currentLocation().path).toBe('/address'))
  expect(bodies(addressCalls.save)).toEqual([
    {
      name: '周岚',
      phone: '13800000002',
      districtCode: '330203',
      street: '',
      detail: '曙光路1号',
      isDefault: 0,
    },
  ])
})

test('does not send an incomplete form and marks the missing fields', async () => {
  openAt('/address/edit', <AddressEditScreen />)
  tap('保存')
  expect(await screen.findByText('请选择所在地区')).toBeTruthy()
  expect(screen.getByText('请填写收货人')).toBeTruthy()
  expect(sent(addressCalls.save)).toHaveLength(0)
})

test('fills the fields found in a pasted line and leaves the rest', async () => {
  server.answers(addressCalls.readPasted, { ...home, name: null, street: null, detail: '曙光路9号' })
  openAt('/address/edit', <AddressEditScreen />)
  type('收货人', '周小雨')
  type('粘贴整段地址', '浙江杭州西湖区曙光路9号 13800000002')
  tap('识别并填写')
  expect(await screen.findByRole('button', { name: '所在地区：浙江省 杭州市 西湖区' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^收货人/).value).toBe('周小雨')
  expect(screen.getByLabelText<HTMLInputElement>(/^详细地址/).value).toBe('曙光路9号')
  expect(screen.getByLabelText<HTMLInputElement>(/^粘贴整段地址/).value).toBe('')
})

test('keeps a pasted line that cannot be parsed and reports it', async () => {
  const nothing = { name: null, phone: null, districtCode: null, province: null, city: null, district: null }
  server.answers(addressCalls.readPasted, { ...nothing, street: null, detail: null })
  openAt('/address/edit', <AddressEditScreen />)
  type('粘贴整段地址', '你好')
  tap('识别并填写')
  await waitFor(() => expect(toasts).toEqual(['没有认出地址，请手动填写']))
  expect(screen.getByLabelText<HTMLInputElement>(/^粘贴整段地址/).value).toBe('你好')
})

test('opens a known address with its values and shows no form for an unknown one', async () => {
  const first = openAt('/address/edit?id=a1', <AddressEditScreen />)
  expect(await screen.findByRole('button', { name: '所在地区：浙江省 杭州市 西湖区 灵隐街道' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(true)
  first.unmount()
  openAt('/address/edit?id=stranger', <AddressEditScreen />)
  expect(await screen.findByText('没有找到这个地址')).toBeTruthy()
})
