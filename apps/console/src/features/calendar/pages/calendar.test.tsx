import { fireEvent, screen, waitFor } from '@testing-library/react'
import { calendarAdminCalls, type CalendarYear } from '@yf/contract/calendar-admin'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { inDialog, press, pressInDialog } from '#ui/frame/test-hands.ts'
import CalendarPage from './calendar.page.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

// Invented for this test: the 2027 notice is not published yet.
const list = `关于2027年部分节假日安排的通知
一、元旦：1月1日至3日放假。
二、春节：2月5日至11日放假调休，共7天。2月13日上班。
三、清明节：4月3日至5日放假。
四、劳动节：5月1日至3日放假。
五、端午节：6月9日放假。
六、中秋节：9月15日放假。
七、国庆节：10月1日至7日放假调休。`

const unknown: CalendarYear = {
  year: 2027,
  isKnown: 0,
  notice: '',
  off: [{ first: '2027-01-01', last: '2027-01-01' }],
  worked: [],
  entered: [],
}
beforeEach(() => {
  server.settle()
  forgetQueries()
  beStaff('operator')
  server.answers(calendarAdminCalls.years, [unknown])
})

const write = (name: RegExp, value: string) =>
  fireEvent.change(inDialog().getByRole('textbox', { name }), { target: { value } })

test('marks a missing year, which staff enter by pasting the notice', async () => {
  renderFramed(<CalendarPage />)
  await screen.findByText('未录入，暂按法定节假日和周末计算')
  press('录入 2027 年')
  expect(inDialog().getByText('请填写依据的通知')).toBeTruthy()
  write(/粘贴/, list.replaceAll('2027', '2026'))
  pressInDialog('识别通知')
  expect(inDialog().getByText('这是 2026 年的通知，不是 2027 年')).toBeTruthy()
  write(/粘贴/, list)
  pressInDialog('识别通知')
  const enteredYear: CalendarYear = {
    ...unknown,
    isKnown: 1,
    notice: '2027年部分节假日安排',
    entered: [{ ...unknown, id: 'y1', staffName: '郑运营', time: '2026-11-17 09:00:00' }],
  }
  server.answers(calendarAdminCalls.enter, [enteredYear])
  pressInDialog('保存')
  await screen.findByText('郑运营 2026-11-17 09:00:00')
  expect(server.sent(calendarAdminCalls.enter)[0]?.input).toMatchObject({
    year: 2027,
    notice: '2027年部分节假日安排',
    off: expect.arrayContaining([{ first: '2027-02-05', last: '2027-02-11' }]),
    worked: ['2027-02-13'],
  })
})

test('shows contradictions to the law and blocks saving', async () => {
  renderFramed(<CalendarPage />)
  await screen.findByText('2027 年')
  press('录入 2027 年')
  write(/依据/, '通知')
  write(/放假/, '2027-01-01')
  expect(inDialog().getByText('法定节假日 2027-02-05 没有放假')).toBeTruthy()
  pressInDialog('保存')
  await waitFor(() => expect(server.sent(calendarAdminCalls.enter)).toEqual([]))
})
