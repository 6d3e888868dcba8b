import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { hospitalCalls, type Hospital } from '@yf/contract/hospital'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { forgetPosition } from '#platform/position/position.ts'
import { phoneAt, putPhoneBack } from '#platform/position/test-phone.ts'
import { area } from '#platform/storage/area.ts'
import { EmergencySheet } from './emergency-sheet.tsx'

const hospital = {
  id: 'h1',
  name: '北京星云第一人民医院',
  grade: '三级甲等',
  address: '北京市朝阳区望京路18号',
  phone: '010-5550000',
  longitude: 116.4,
  latitude: 39.9,
  departments: ['急诊'],
  distance: 1_240,
} as Hospital

const server = envelopeStage({ at: '/hospital' })

beforeEach(() => {
  area.remove()
  forgetPosition()
  phoneAt({ longitude: 116.404, latitude: 39.915 })
  server.answers(hospitalCalls.list, { records: [hospital], total: 1, cities: [] })
})
afterEach(putPhoneBack)

function Field() {
  const [complaint, setComplaint] = useState('')
  return (
    <>
      <textarea aria-label="病情" value={complaint} onChange={(event) => setComplaint(event.target.value)} />
      <EmergencySheet typed={complaint} />
    </>
  )
}

const write = (complaint: string) =>
  fireEvent.change(screen.getByLabelText('病情'), { target: { value: complaint } })
const sheet = () => screen.queryByRole('alertdialog', { name: '紧急提示' })
const isOpen = () => sheet()?.parentElement?.dataset['state'] === 'in'
const putAway = () => fireEvent.click(screen.getByRole('button', { name: '我已看到，目前没有危险' }))

test('warns about a danger sign while typing, with the ambulance first', () => {
  openAt('/hospital', <Field />)
  write('没有胸痛')
  expect(sheet()).toBeNull()
  write('没有胸痛，但是突然说不出话')
  const calls = within(sheet() as HTMLElement).getAllByRole('link')
  expect(calls.map((link) => link.getAttribute('href'))).toEqual(['tel:120'])
  expect(screen.getByRole('heading', { name: '可能是脑卒中（中风）' })).toBeTruthy()
  write('')
})

test('shows the crisis line first for suicidal thoughts', () => {
  openAt('/hospital', <Field />)
  write('活着没意思')
  const calls = within(sheet() as HTMLElement).getAllByRole('link')
  expect(calls.map((link) => link.getAttribute('href'))).toEqual(['tel:12356', 'tel:120', 'tel:110'])
  write('')
})

test('only its own button closes it, not Escape or a tap outside, and another danger sign opens it again', async () => {
  openAt('/hospital', <Field />)
  write('胸痛')
  act(() => void dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
  fireEvent.click(sheet()?.previousElementSibling as Element)
  expect(isOpen()).toBe(true)
  putAway()
  await waitFor(() => expect(isOpen()).toBe(false))
  write('胸痛，一个小时了')
  expect(isOpen()).toBe(false)
  write('胸痛，喘不上气')
  expect(isOpen()).toBe(true)
  write('')
})

test('finds the nearest emergency department on a tap and sends the position rounded to a hundred metres', async () => {
  const locate = phoneAt({ longitude: 116.404, latitude: 39.915 })
  openAt('/hospital', <Field />)
  write('胸痛')
  expect(locate).not.toHaveBeenCalled()
  expect(server.sent(hospitalCalls.list)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '查找离我最近的急诊' }))
  expect(await screen.findByText('约 1.2 公里 · 北京市朝阳区望京路18号')).toBeTruthy()
  expect(server.sent(hospitalCalls.list)[0]?.query).toMatchObject({
    keyword: '急诊',
    longitude: '116.41',
    latitude: '39.916',
  })
  write('')
})

test('shows those of the city without a position', async () => {
  area.write('北京')
  phoneAt(null)
  server.answers(hospitalCalls.list, { records: [{ ...hospital, distance: null }], total: 1, cities: [] })
  openAt('/hospital', <Field />)
  write('胸痛')
  fireEvent.click(screen.getByRole('button', { name: '查找离我最近的急诊' }))
  expect(await screen.findByRole('heading', { name: '北京的急诊' })).toBeTruthy()
  expect(await screen.findByText('北京星云第一人民医院')).toBeTruthy()
  expect(screen.getByRole('button', { name: '未能定位，再试一次' })).toBeTruthy()
  write('')
})
