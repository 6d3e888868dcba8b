import { fireEvent, screen, waitFor } from '@testing-library/react'
import { equityCalls, type UserEquity } from '@yf/contract/equity'
import { familyCalls, type FamilyMember } from '@yf/contract/family'
import { hospitalCalls } from '@yf/contract/hospital'
import { beforeEach, expect, test, vi } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { openAt } from '#platform/navigation/test-page.tsx'

const left: string[] = []
vi.mock('#platform/handoff/open-site.ts', () => ({ openLink: (address: string) => left.push(address) }))
const { default: HospitalScreen } = await import('./hospital.screen.tsx')
const { default: HospitalListScreen } = await import('./hospital-list.screen.tsx')

const consultation = {
  id: 'd1',
  name: '在线问诊',
  summary: '全科医生',
  status: 1,
  total: 3,
  used: 1,
  endTime: '2099-12-31 23:59:59',
  userFamilyId: null,
}
const equity = {
  showEquity: 1,
  insureEquityList: [],
  healthEquityList: [],
  cardEquityList: [],
  doctorEquityList: [consultation],
  healthWelfareList: [],
} as unknown as UserEquity

const server = envelopeStage({ at: '/hospital' })
const { said } = server

beforeEach(() => {
  left.length = 0
  server.answers(equityCalls.mine, equity)
  server.answers(familyCalls.list, [{ id: 'me', name: '林晓', relation: 'self' } as FamilyMember])
  server.answers(hospitalCalls.diseaseLabels, [{ department: '内科', labels: [{ id: 'l1', name: '头痛' }] }])
})

test('a consultation that is left leads to the doctor', async () => {
  server.answers(hospitalCalls.jinliLogin, { url: 'https://doctor.example/t/1' })
  openAt('/hospital', <HospitalScreen />)
  fireEvent.click(await screen.findByRole('button', { name: '立即问诊' }))
  await waitFor(() => expect(left).toEqual(['https://doctor.example/t/1']))
})

test('a symptom goes along to the doctor', async () => {
  server.answers(hospitalCalls.jinliLogin, { url: 'https://doctor.example/t/2' })
  openAt('/hospital', <HospitalScreen />)
  fireEvent.click(await screen.findByRole('button', { name: '头痛' }))
  await waitFor(() => expect(left).toEqual(['https://doctor.example/t/2']))
  expect(server.sent(hospitalCalls.jinliLogin)[0]?.query).toEqual({
    companyId: 'c1',
    target: 'consult',
    labelId: 'l1',
  })
})

test('the services of the insurance are one tap away', async () => {
  openAt('/hospital', <HospitalScreen />)
  fireEvent.click(await screen.findByRole('button', { name: /保险服务/ }))
  expect(location.hash).toBe('#/bxserver')
})

test('a doctor who cannot be had is said, and nobody is led away', async () => {
  server.refuses(hospitalCalls.jinliLogin, 3001, '互联网医院暂时无法访问')
  openAt('/hospital', <HospitalScreen />)
  fireEvent.click(await screen.findByRole('button', { name: '头痛' }))
  await waitFor(() => expect(said).toEqual(['互联网医院暂时无法访问']))
  expect(left).toEqual([])
})

test('what fails says why in its own place, and the rest stands', async () => {
  server.refuses(equityCalls.mine, 3001, '权益暂时无法查询')
  openAt('/hospital', <HospitalScreen />)
  expect(await screen.findByText('权益暂时无法查询')).toBeTruthy()
  expect(await screen.findByRole('button', { name: '头痛' })).toBeTruthy()
  server.answers(equityCalls.mine, equity)
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await screen.findByText('在线问诊')).toBeTruthy()
})

test('hospitals are looked for in the city that was chosen last', async () => {
  const none = { records: [], total: 0, pageNo: 1, pageSize: 10, cities: ['杭州', '深圳'] }
  server.answers(hospitalCalls.list, none)
  const { unmount } = openAt('/hospitalList', <HospitalListScreen />)
  fireEvent.click(await screen.findByRole('button', { name: '城市 全国' }))
  fireEvent.click(await screen.findByRole('radio', { name: '杭州' }))
  unmount()
  openAt('/hospitalList', <HospitalListScreen />)
  expect(await screen.findByRole('button', { name: '城市 杭州' })).toBeTruthy()
  await waitFor(() => expect(server.sent(hospitalCalls.list).at(-1)?.query).toMatchObject({ city: '杭州' }))
})

test("a list of hospitals that is refused says the server's words", async () => {
  server.refuses(hospitalCalls.list, 3001, '医院网络维护中')
  openAt('/hospitalList', <HospitalListScreen />)
  expect(await screen.findByText('医院网络维护中')).toBeTruthy()
  expect(screen.getByRole('heading', { name: '医院网络' })).toBeTruthy()
})
