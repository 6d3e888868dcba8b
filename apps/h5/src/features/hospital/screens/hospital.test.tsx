import { partly } from '@yf/domain/test-partly'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { consultationCalls } from '@yf/contract/consultation'
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
  status: 1 as const,
  total: 3,
  used: 1,
  endTime: '2099-12-31 23:59:59',
  userFamilyId: null,
}
const equity = partly<UserEquity>({
  showEquity: 1,
  insureEquityList: [],
  healthEquityList: [],
  cardEquityList: [],
  doctorEquityList: [consultation],
  healthWelfareList: [],
})

const doctor = {
  doctorNo: 'D1',
  name: '王海宁',
  title: '主任医师',
  department: '内科',
  hospital: '锦鲤互联网医院',
  goodAt: '感冒发烧',
  stars: 4.9,
  answered: 12_860,
  waitingMinutes: 3,
}
const nurse = { ...doctor, doctorNo: 'D2', name: '沈若溪', department: '儿科', waitingMinutes: 5 }

const server = envelopeStage({ at: '/hospital' })
const { said: toasts } = server

beforeEach(() => {
  left.length = 0
  server.answers(equityCalls.mine, equity)
  server.answers(familyCalls.list, [{ id: 'me', name: '林晓', relation: 'self' } as FamilyMember])
  server.answers(hospitalCalls.diseaseLabels, [{ department: '内科', labels: [{ id: 'l1', name: '头痛' }] }])
})

test('shows the remaining consultations and links to a doctor', async () => {
  openAt('/hospital', <HospitalScreen />)
  expect((await screen.findByText(/还可问诊/)).textContent).toBe('还可问诊 2 次')
  fireEvent.click(screen.getByRole('button', { name: '去问诊' }))
  expect(location.hash).toBe('#/hospital/toConsultation')
})

test('a member without consultations left gets the records and no link that the server would refuse', async () => {
  server.answers(equityCalls.mine, {
    ...equity,
    doctorEquityList: [{ ...consultation, used: 3, status: 2 }],
  } as never)
  server.answers(hospitalCalls.doctors, { doctors: [doctor], isKnown: 1 })
  openAt('/hospital', <HospitalScreen />)
  expect(await screen.findByText('王海宁')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /向王海宁/ })).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: '我的问诊' }))
  expect(location.hash).toBe('#/consultationRecord')
  expect(screen.queryByRole('button', { name: '去问诊' })).toBeNull()
})

test('renders a few of a hundred packages, and the rest on demand', async () => {
  const many = Array.from({ length: 100 }, (_, at) => ({ ...consultation, id: `d${at}` }))
  server.answers(equityCalls.mine, { ...equity, doctorEquityList: many } as never)
  openAt('/hospital', <HospitalScreen />)
  expect((await screen.findAllByText('全科医生')).length).toBe(5)
  expect(screen.getByText('200')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '查看全部 100 项' }))
  expect(screen.getAllByText('全科医生')).toHaveLength(100)
})

test('passes the tapped symptom to the consultation', async () => {
  openAt('/hospital', <HospitalScreen />)
  fireEvent.click(await screen.findByRole('button', { name: '头痛' }))
  expect(location.hash).toBe('#/hospital/toConsultation?label=l1')
})

test('shows doctors on duty with their key facts, filters by department and starts a consultation', async () => {
  server.answers(hospitalCalls.diseaseLabels, [
    { department: '内科', labels: [{ id: 'l1', name: '头痛' }] },
    { department: '儿科', labels: [{ id: 'l2', name: '孩子发烧' }] },
    { department: '骨科', labels: [{ id: 'l3', name: '腰痛' }] },
  ])
  server.answers(hospitalCalls.doctors, { doctors: [doctor, nurse], isKnown: 1 })
  openAt('/hospital', <HospitalScreen />)
  for (const text of ['已接诊 12,860 人', '约 3 分钟接诊', '主任医师'])
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  fireEvent.click(screen.getByRole('radio', { name: '儿科' }))
  expect(screen.queryByText('王海宁')).toBeNull()
  expect(screen.getByRole('button', { name: '孩子发烧' })).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: '骨科' }))
  expect(screen.getByText('骨科暂无医生值班，发起问诊后由全科医生先为您看')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: '儿科' }))
  fireEvent.click(screen.getByRole('button', { name: '向沈若溪医生问诊' }))
  expect(location.hash).toBe('#/hospital/toConsultation?doctor=D2')
})

test('without known doctors the consultation stays available, with the emergency notice first', async () => {
  server.answers(hospitalCalls.doctors, { doctors: [], isKnown: 0 })
  openAt('/hospital', <HospitalScreen />)
  expect(await screen.findByText(/暂时看不到值班名单/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^急症请直接拨打 120/ }).getAttribute('href')).toBe('tel:120')
})

test('offers to continue with the previous doctor, by name if on duty', async () => {
  const last = {
    id: 'k9',
    familyId: 'me',
    patientName: '林晓',
    state: 3,
    doctor: { name: doctor.name, title: doctor.title, hospital: doctor.hospital },
    unread: 0,
    startedTime: '2026-11-12 09:00:00',
    endedTime: '2026-11-12 09:30:00',
  }
  server.answers(consultationCalls.list, { records: [last], total: 1 } as never)
  server.answers(hospitalCalls.doctors, { doctors: [doctor], isKnown: 1 })
  openAt('/hospital', <HospitalScreen />)
  expect(await screen.findByText('11月12日为林晓看过')).toBeTruthy()
  expect(await screen.findByText('现在值班，约 3 分钟接诊')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '再次咨询' }))
  expect(location.hash).toBe('#/hospital/toConsultation?patient=me&follows=k9&doctor=D1')
})

test('shows open consultations on top with their state and hides ended ones', async () => {
  const row = {
    id: 'k1',
    patientName: '林晓',
    state: 2,
    doctor: { name: '王医生', title: '主治医师' },
    unread: 2,
  }
  const over = { ...row, id: 'k2', patientName: '林小满', state: 3 }
  server.answers(consultationCalls.list, { records: [row, over], total: 2 } as never)
  openAt('/hospital', <HospitalScreen />)
  fireEvent.click(await screen.findByRole('button', { name: /林晓的问诊 · 问诊中/ }))
  expect(location.hash).toBe('#/consultationRecord/k1')
  expect(screen.queryByText(/林小满/)).toBeNull()
})

test.each([
  [/开药送药/, hospitalCalls.jinliLogin, { companyId: 'c1', target: 'drug' }],
  [/医院官方页面/, consultationCalls.authCode, { companyId: 'c1' }],
])('%s opens the partner by a personal link', async (name, row, expectedQuery) => {
  server.answers(row as typeof consultationCalls.authCode, {
    url: 'https://doctor.example/t/2',
    authCode: 'x',
  })
  openAt('/hospital', <HospitalScreen />)
  fireEvent.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(left).toEqual(['https://doctor.example/t/2']))
  expect(server.sent(row)[0]?.query).toEqual(expectedQuery)
})

test('links to the insurance services', async () => {
  openAt('/hospital', <HospitalScreen />)
  fireEvent.click(await screen.findByRole('button', { name: /保险服务/ }))
  expect(location.hash).toBe('#/bxserver')
})

test('a doctor who is unavailable shows a message and does not leave the page', async () => {
  server.refuses(hospitalCalls.jinliLogin, 3001, '互联网医院暂时无法访问')
  openAt('/hospital', <HospitalScreen />)
  fireEvent.click(await screen.findByRole('button', { name: /开药送药/ }))
  await waitFor(() => expect(toasts).toEqual(['互联网医院暂时无法访问']))
  expect(left).toEqual([])
})

test('a section that fails shows its reason in place and the others stay', async () => {
  server.refuses(equityCalls.mine, 3001, '权益暂时无法查询')
  openAt('/hospital', <HospitalScreen />)
  expect(await screen.findByText('权益暂时无法查询')).toBeTruthy()
  expect(await screen.findByRole('button', { name: '头痛' })).toBeTruthy()
  server.answers(equityCalls.mine, equity)
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await screen.findByText('在线问诊')).toBeTruthy()
})

test('searches hospitals in the last selected city', async () => {
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

test("a refused list of hospitals shows the server's message", async () => {
  server.refuses(hospitalCalls.list, 3001, '医院网络维护中')
  openAt('/hospitalList', <HospitalListScreen />)
  expect(await screen.findByText('医院网络维护中')).toBeTruthy()
  expect(screen.getByRole('heading', { name: '医院网络' })).toBeTruthy()
})
