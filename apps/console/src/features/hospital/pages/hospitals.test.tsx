import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { hospitalAdminCalls, type AdminDiseaseLabel, type AdminHospital } from '@yf/contract/hospital-admin'
import { refusals } from '@yf/contract/refusals'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { useToasts } from '#ui/toast/toast.ts'
import { emptyHospital, formOf, inputOf, missingOf } from '../hospital-form.ts'
import DiseaseLabelsPage from './disease-labels.page.tsx'
import HospitalsPage from './hospitals.page.tsx'

const id = '018f3a00-0000-7000-8000-000000000001'
const hospital: AdminHospital = {
  id,
  name: '北京星云医院',
  aliases: ['星云一院'],
  grade: '三级甲等',
  isPublic: null,
  isDirect: true,
  province: '北京市',
  city: '北京',
  address: '望京路 18 号',
  phone: '010-5550000',
  longitude: 116.4,
  latitude: 39.9,
  departments: ['内科', '外科'],
  sort: 3,
  isClosed: false,
  revision: 2,
  savedBy: '林管理',
  savedTime: '2026-11-15 10:00:00',
}
const label: AdminDiseaseLabel = {
  id,
  department: '全科',
  name: '感冒',
  sort: 4,
  isOff: false,
  revision: 1,
  savedBy: null,
  savedTime: null,
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  forgetQueries()
  beStaff('administrator')
  useToasts.setState({ toasts: [] })
  location.hash = '#/hospitals'
  server.answers(hospitalAdminCalls.hospitals, { records: [hospital], total: 1, cities: ['北京', '上海'] })
  server.answers(hospitalAdminCalls.diseaseLabels, [label])
})

const toast = async () => {
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  return useToasts.getState().toasts[0]!.text
}

test('lists hospitals and edits one with the version that was read', async () => {
  server.answers(hospitalAdminCalls.saveHospital, { ...hospital, city: '天津' })
  renderFramed(<HospitalsPage />)
  const row = (await screen.findByText('北京星云医院')).closest('tr')!
  expect(row.textContent).toContain('不详 · 直付')
  fireEvent.click(screen.getByRole('button', { name: '编辑北京星云医院' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText(/^城市/), { target: { value: '天津' } })
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }))
  expect(await toast()).toBe('已保存')
  const sent = server.sent(hospitalAdminCalls.saveHospital)
  expect(sent[0]!.input).toMatchObject({
    id,
    revision: 2,
    city: '天津',
    isPublic: null,
    aliases: ['星云一院'],
  })
})

test('closes a hospital after asking, and shows why it was refused', async () => {
  const { code, message } = refusals.stateMoved
  server.refuses(hospitalAdminCalls.closeHospital, code, message)
  renderFramed(<HospitalsPage />)
  fireEvent.click(await screen.findByRole('button', { name: '关停北京星云医院' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: /关\s?停/ }))
  expect(await within(dialog).findByText(message)).toBeTruthy()
})

test('says that nothing matches the search', async () => {
  location.hash = '#/hospitals?word=x'
  server.answers(hospitalAdminCalls.hospitals, { records: [], total: 0, cities: [] })
  renderFramed(<HospitalsPage />)
  expect(await screen.findByText('没有符合条件的医院')).toBeTruthy()
})

test('a form becomes an input, and names what is missing', () => {
  expect(inputOf(formOf(hospital))).toMatchObject({ aliases: ['星云一院'], departments: ['内科', '外科'] })
  expect(missingOf(formOf(hospital))).toBeNull()
  expect(missingOf(emptyHospital)).toBe('请填写名称')
  expect(missingOf({ ...formOf(hospital), latitude: null })).toBe('请填写经纬度')
})

test('switches a symptom off', async () => {
  server.answers(hospitalAdminCalls.saveDiseaseLabel, { ...label, isOff: true })
  renderFramed(<DiseaseLabelsPage />)
  fireEvent.click(await screen.findByRole('button', { name: '编辑全科感冒' }))
  fireEvent.click(await screen.findByRole('switch', { name: '停用' }))
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }))
  expect(await toast()).toBe('已保存')
  expect(server.sent(hospitalAdminCalls.saveDiseaseLabel)[0]!.input).toMatchObject({
    id,
    revision: 1,
    isOff: true,
  })
})
