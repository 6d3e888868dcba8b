import { fireEvent, screen, waitFor } from '@testing-library/react'
import { hospitalCalls } from '@yf/contract/hospital'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { forgetPosition } from '#platform/position/position.ts'
import { phoneAt, putPhoneBack } from '#platform/position/test-phone.ts'
import { area } from '#platform/storage/area.ts'
import PublicHospitalListScreen from './public-hospital-list.screen.tsx'
import { hospital } from '../test-hospitals.ts'
import PublicHospitalScreen from './public-hospital.screen.tsx'

const found = (distance: number | null) => ({
  records: [{ ...hospital, distance }],
  total: 1,
  cities: ['杭州'],
})

const server = envelopeStage({ at: '/publicHospital' })
const lastQuery = () => server.sent(hospitalCalls.publicList).at(-1)?.query

beforeEach(() => {
  area.remove()
  forgetPosition()
  phoneAt({ longitude: 120.1551, latitude: 30.2741 })
  server.answers(hospitalCalls.publicList, found(null))
})
afterEach(putPhoneBack)

test('the page explains the process and links to the list and the claim', async () => {
  openAt('/publicHospital', <PublicHospitalScreen />)
  expect(await screen.findByText('杭州星云第一人民医院')).toBeTruthy()
  expect(screen.getByText('可直付')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /全部公立医院/ }))
  expect(location.hash).toBe('#/publicHospitalList')
  fireEvent.click(screen.getByRole('button', { name: '申请理赔' }))
  expect(location.hash).toBe('#/publicHospitalClaims')
})

test('asks for the position only on a tap, then sorts by distance', async () => {
  const phone = phoneAt({ longitude: 120.1551, latitude: 30.2741 })
  openAt('/publicHospital', <PublicHospitalScreen />)
  await screen.findByText('杭州星云第一人民医院')
  expect(phone).not.toHaveBeenCalled()
  expect(lastQuery()).not.toHaveProperty('longitude')
  server.answers(hospitalCalls.publicList, found(1_240))
  fireEvent.click(screen.getByRole('button', { name: '点此定位，查看离我最近的医院' }))
  expect(await screen.findByText('约 1.2 公里')).toBeTruthy()
  expect(lastQuery()).toMatchObject({ longitude: '120.16', latitude: '30.272' })
})

test('a member who shares no position searches by city', async () => {
  phoneAt(null)
  area.write('杭州')
  openAt('/publicHospital', <PublicHospitalScreen />)
  fireEvent.click(screen.getByRole('button', { name: '点此定位，查看离我最近的医院' }))
  expect(await screen.findByText('未获得位置，按城市显示；点此再试')).toBeTruthy()
  await waitFor(() => expect(lastQuery()).toMatchObject({ city: '杭州' }))
})

test('passes the hospital to its claim', async () => {
  openAt('/publicHospitalList', <PublicHospitalListScreen />)
  fireEvent.click(await screen.findByRole('button', { name: '为杭州星云第一人民医院的就诊申请理赔' }))
  expect(decodeURIComponent(location.hash)).toBe('#/publicHospitalClaims?hospital=杭州星云第一人民医院')
})

test('filters the list by keyword and city', async () => {
  openAt('/publicHospitalList', <PublicHospitalListScreen />)
  fireEvent.change(await screen.findByLabelText('搜索医院'), { target: { value: '口腔' } })
  await waitFor(() => expect(lastQuery()).toMatchObject({ keyword: '口腔' }))
  fireEvent.click(screen.getByRole('button', { name: '城市 全国' }))
  fireEvent.click(await screen.findByRole('radio', { name: '杭州' }))
  await waitFor(() => expect(lastQuery()).toMatchObject({ keyword: '口腔', city: '杭州' }))
})

test('an empty list shows what to do, a refusal its reason', async () => {
  server.answers(hospitalCalls.publicList, { records: [], total: 0, cities: [] })
  const { unmount } = openAt('/publicHospitalList', <PublicHospitalListScreen />)
  expect(await screen.findByText('没有找到合适的医院')).toBeTruthy()
  unmount()
  server.refuses(hospitalCalls.publicList, 3001, '医院网络维护中')
  openAt('/publicHospital', <PublicHospitalScreen />)
  fireEvent.click(screen.getByRole('button', { name: '点此定位，查看离我最近的医院' }))
  expect(await screen.findByText('医院网络维护中')).toBeTruthy()
})
