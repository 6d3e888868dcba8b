import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { workbenchCalls } from '@yf/contract/workbench'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { queueRow } from '../test-case.ts'
import QueueScreen from './queue.screen.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  beStaff('handler')
  forgetQueries()
  server.answers(workbenchCalls.counts, { open: 12, mine: 1, late: 0, second: 0, asked: 2, payments: 0 })
  server.answers(workbenchCalls.queue, {
    records: [
      queueRow,
      {
        ...queueRow,
        caseId: 'c2',
        caseNo: 'LP2',
        risk: 10,
        flags: [],
        handlerName: null,
        isWaitingForSecond: 1,
      },
    ],
    next: null,
    total: 45,
  })
  location.hash = '#/queue'
})

const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name })
const lastAsked = () => server.sent(workbenchCalls.queue).at(-1)?.input

test('a case stands with its risk as word and number, its flags, its handler and how long it has waited', async () => {
  renderFramed(<QueueScreen />)
  const row = (await screen.findByText('LP20261115AB12CD34')).closest('tr') as HTMLElement
  expect(within(row).getByText('高 65')).toBeTruthy()
  expect(within(row).getByText('付款人与被保险人不一致')).toBeTruthy()
  expect(within(row).getByText('另 1 项')).toBeTruthy()
  expect(within(row).getByText('¥428.50')).toBeTruthy()
  expect(within(row).getByTitle('提交于 2026-11-14 10:00:00').textContent).toMatch(/天|小时|分钟/)
  const other = screen.getByText('LP2').closest('tr') as HTMLElement
  expect(within(other).getByText('未受理')).toBeTruthy()
  expect(within(other).getByText('待复核')).toBeTruthy()
})

test('each list has its count and its own address', async () => {
  renderFramed(<QueueScreen />)
  const lists = await screen.findByRole('navigation', { name: '案件列表' })
  await within(lists).findByTitle('12')
  expect(within(lists).getByText('待处理').closest('a')?.getAttribute('aria-current')).toBe('page')
  expect(within(lists).getByText('待补充').closest('a')?.getAttribute('href')).toBe('#/queue?list=asked')
})

test('j and k move from case to case, and stop at the ends', async () => {
  renderFramed(<QueueScreen />)
  await screen.findByText('LP2')
  key('j')
  expect(document.activeElement?.textContent).toBe('LP20261115AB12CD34')
  key('j')
  key('j')
  expect(document.activeElement?.textContent).toBe('LP2')
  key('k')
  expect(document.activeElement?.textContent).toBe('LP20261115AB12CD34')
  expect(document.activeElement?.getAttribute('href')).toBe('#/case?id=c1')
})

test('while somebody writes a search, j is a letter', async () => {
  renderFramed(<QueueScreen />)
  await screen.findByText('LP2')
  key('/')
  const search = screen.getByLabelText('搜索案件')
  expect(document.activeElement).toBe(search)
  key('j')
  expect(document.activeElement).toBe(search)
})

test('a search looks through all cases, and a name stands in no address that is sent', async () => {
  renderFramed(<QueueScreen />)
  await screen.findByText('LP2')
  fireEvent.change(screen.getByLabelText('搜索案件'), { target: { value: ' 林晓 ' } })
  fireEvent.submit(screen.getByRole('search'))
  await waitFor(() => expect(lastAsked()).toEqual({ list: 'all', pageNo: 1, pageSize: 20, keyword: '林晓' }))
  expect(server.sent(workbenchCalls.queue).at(-1)?.query).toEqual({})
  expect(location.hash).toBe(`#/queue?list=all&keyword=${encodeURIComponent('林晓')}`)
})

test('the next page is asked for by its number', async () => {
  renderFramed(<QueueScreen />)
  expect(await screen.findByText('第 1–20 条，共 45 条')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '下一页' }))
  await waitFor(() => expect(lastAsked()?.['pageNo']).toBe(2))
})

test('an empty list says so in its own words', async () => {
  server.answers(workbenchCalls.queue, { records: [], next: null, total: 0 })
  location.hash = '#/queue?list=mine'
  renderFramed(<QueueScreen />)
  expect(await screen.findByText('您手上没有案件，可以从「待处理」受理')).toBeTruthy()
})

test('a list that could not be loaded can be tried again', async () => {
  server.refuses(workbenchCalls.queue, 500, '系统繁忙', 500)
  renderFramed(<QueueScreen />)
  expect(await screen.findByText('列表没有加载成功')).toBeTruthy()
  server.answers(workbenchCalls.queue, { records: [queueRow], next: null, total: 1 })
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('LP20261115AB12CD34')).toBeTruthy()
})
