import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { claimsAssignmentCalls } from '@yf/contract/claims-admin-assignment'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { choose } from '#ui/frame/test-choose.ts'
import { useLastList } from '../neighbours.ts'
import { queueRow } from '../test-case.ts'
import QueuePage from './queue.page.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  beStaff('handler')
  forgetQueries()
  server.answers(claimsAdminCalls.counts, { open: 12, mine: 1, late: 0, second: 0, asked: 2, payments: 0 })
  server.answers(claimsAssignmentCalls.choices, {
    companies: [{ value: 'co1', name: '星河软件' }],
    handlers: [{ value: 's1', name: '王理赔' }],
    flags: [{ value: 'copied', name: '图片与其他案件相同' }],
  })
  server.answers(claimsAssignmentCalls.views, [])
  server.answers(claimsAdminCalls.queue, {
    records: [
      queueRow,
      {
        ...queueRow,
        caseId: 'c2',
        caseNo: 'LP2',
        state: 1,
        risk: 10,
        flags: [],
        handlerName: null,
        isWaitingForSecond: 1,
      },
    ],
    next: '1767600000000.x',
    total: 45,
  })
  location.hash = '#/queue'
})

const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name })
const lastInput = () => server.sent(claimsAdminCalls.queue).at(-1)?.input

test('a case shows its risk as word and number, its flags, its handler and its waiting time', async () => {
  renderFramed(<QueuePage />)
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

test('each list has its count and its own URL', async () => {
  renderFramed(<QueuePage />)
  const lists = await screen.findByRole('navigation', { name: '案件列表' })
  await within(lists).findByTitle('12')
  expect(within(lists).getByText('待处理').closest('a')?.getAttribute('aria-current')).toBe('page')
  expect(within(lists).getByText('待补充').closest('a')?.getAttribute('href')).toBe('#/queue?list=asked')
})

test('j and k move from case to case, and stop at the ends', async () => {
  renderFramed(<QueuePage />)
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

test('j is a letter while the user types a search', async () => {
  renderFramed(<QueuePage />)
  await screen.findByText('LP2')
  key('/')
  const search = screen.getByLabelText('搜索案件')
  expect(document.activeElement).toBe(search)
  key('j')
  expect(document.activeElement).toBe(search)
})

test('a search covers all cases, and a name never appears in a request URL', async () => {
  renderFramed(<QueuePage />)
  await screen.findByText('LP2')
  fireEvent.change(screen.getByLabelText('搜索案件'), { target: { value: ' 林晓 ' } })
  fireEvent.submit(screen.getByRole('search'))
  await waitFor(() => expect(lastInput()).toEqual({ list: 'all', pageSize: 20, keyword: '林晓' }))
  expect(server.sent(claimsAdminCalls.queue).at(-1)?.query).toEqual({})
  expect(location.hash).toBe(`#/queue?list=all&keyword=${encodeURIComponent('林晓')}`)
})

test('the next page starts where the previous one ended', async () => {
  renderFramed(<QueuePage />)
  expect(await screen.findByText('共 45 件')).toBeTruthy()
  expect(screen.queryByText('回到第一页')).toBeNull()
  location.hash = screen.getByText('下一页').getAttribute('href')!
  await waitFor(() => expect(lastInput()?.['after']).toBe('1767600000000.x'))
  expect((await screen.findByText('回到第一页')).getAttribute('href')).toBe('#/queue?list=open')
})

test('each row shows its due time, and late cases are marked', async () => {
  server.answers(claimsAdminCalls.queue, {
    records: [
      { ...queueRow, caseNo: 'LATE', dueTime: '2026-01-05 10:00:00' },
      { ...queueRow, caseId: 'c3', caseNo: 'ASKED', state: 3, dueTime: '2026-01-05 10:00:00' },
    ],
    next: null,
    total: 2,
  })
  renderFramed(<QueuePage />)
  const late = (await screen.findByText('LATE')).closest('tr') as HTMLElement
  expect(within(late).getByTitle('时限 2026-01-05 10:00:00').textContent).toMatch(/^超时/)
  const askedRow = screen.getByText('ASKED').closest('tr') as HTMLElement
  expect(within(askedRow).queryByText(/^超时/)).toBeNull()
})

test('filters narrow the list, appear in the URL and apply to the next case', async () => {
  location.hash = '#/queue?list=open&min=50000&max=200000'
  renderFramed(<QueuePage />)
  await screen.findByText('LP2')
  expect(screen.getByTitle('500 至 2,000 元')).toBeTruthy()
  choose(screen.getByLabelText('提示'), '图片与其他案件相同')
  await waitFor(() => expect(lastInput()).toMatchObject({ flag: 'copied', minFen: 50_000, maxFen: 200_000 }))
  expect(location.hash).toBe('#/queue?list=open&min=50000&max=200000&flag=copied')
  await waitFor(() =>
    expect(useLastList.getState().filter).toEqual({
      list: 'open',
      flag: 'copied',
      minFen: 50_000,
      maxFen: 200_000,
    }),
  )
  fireEvent.click(screen.getByText('清除筛选'))
  await waitFor(() => expect(location.hash).toBe('#/queue?list=open'))
})

test('saves a filter as a named view, opens it again and deletes it', async () => {
  const view = { id: 'v1', name: '疑似重复', list: 'open' as const, filter: { flag: 'copied' } }
  location.hash = '#/queue?list=open&flag=copied'
  renderFramed(<QueuePage />)
  fireEvent.click(await screen.findByRole('button', { name: '保存为视图' }))
  fireEvent.change(screen.getByLabelText('名称'), { target: { value: ' 疑似重复 ' } })
  server.answers(claimsAssignmentCalls.saveView, [view])
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  const link = await screen.findByRole('link', { name: '疑似重复' })
  expect(server.sent(claimsAssignmentCalls.saveView)[0]?.input).toEqual({
    name: '疑似重复',
    list: 'open',
    filter: { flag: 'copied' },
  })
  expect([link.getAttribute('href'), link.getAttribute('aria-current')]).toEqual([
    '#/queue?list=open&flag=copied',
    'page',
  ])
  server.answers(claimsAssignmentCalls.dropView, [])
  fireEvent.click(screen.getByLabelText('删除视图 疑似重复'))
  await waitFor(() => expect(screen.queryByRole('link', { name: '疑似重复' })).toBeNull())
})

const pick = async (caseNo: string) => fireEvent.click(await screen.findByLabelText(`选择 ${caseNo}`))

test('accepts several cases at once, and reports the outcome of each', async () => {
  renderFramed(<QueuePage />)
  await pick('LP20261115AB12CD34')
  expect(screen.getByText('已选 1 件')).toBeTruthy()
  // This case is already under review.
  expect(screen.getByRole('button', { name: '批量受理' })).toHaveProperty('disabled', true)
  await pick('LP2')
  fireEvent.click(screen.getByRole('button', { name: '批量受理' }))
  server.answers(claimsAdminCalls.acceptMany, {
    outcomes: [{ caseId: 'c2', caseNo: 'LP2', isDone: 0, words: '案件已分派给李核赔' }],
  })
  fireEvent.click(await screen.findByRole('button', { name: '受理' }))
  expect(await screen.findByText('案件已分派给李核赔')).toBeTruthy()
  expect(screen.getByText('完成 0 件，未完成 1 件')).toBeTruthy()
  expect(server.sent(claimsAdminCalls.acceptMany)[0]?.input).toEqual({ caseIds: ['c2'] })
})

const person = { role: 'handler' as const, absences: [] }

test('a lead assigns the selected cases to a present handler; a handler cannot', async () => {
  const { unmount } = renderFramed(<QueuePage />)
  await pick('LP2')
  expect(screen.queryByRole('button', { name: '分派给…' })).toBeNull()
  unmount()
  beStaff('senior')
  server.answers(claimsAssignmentCalls.people, [
    { ...person, id: 's1', name: '王理赔', openCount: 7, isAway: 1 },
    { ...person, id: 's2', name: '李核赔', openCount: 3, isAway: 0 },
  ])
  renderFramed(<QueuePage />)
  await pick('LP2')
  fireEvent.click(screen.getByRole('button', { name: '分派给…' }))
  await waitFor(() => expect(server.sent(claimsAssignmentCalls.people)).toHaveLength(1))
  choose(await screen.findByLabelText('处理人', { selector: '[role=dialog] input' }), '李核赔（手上 3 件）')
  server.answers(claimsAssignmentCalls.assign, {
    outcomes: [{ caseId: 'c2', caseNo: 'LP2', isDone: 1, words: '已分派给李核赔' }],
  })
  fireEvent.click(screen.getByRole('button', { name: '分派' }))
  await waitFor(() => expect(screen.queryByText('已选 1 件')).toBeNull())
  expect(server.sent(claimsAssignmentCalls.assign)[0]?.input).toEqual({ caseIds: ['c2'], staffId: 's2' })
})

test('users without write permission cannot select cases', async () => {
  beStaff('auditor')
  renderFramed(<QueuePage />)
  await screen.findByText('LP2')
  expect(screen.queryByLabelText('选择 LP2')).toBeNull()
})

test('each empty list has its own message', async () => {
  server.answers(claimsAdminCalls.queue, { records: [], next: null, total: 0 })
  location.hash = '#/queue?list=mine'
  renderFramed(<QueuePage />)
  expect(await screen.findByText('您手上没有案件，可以从「待处理」受理')).toBeTruthy()
})

test('loads a list again that failed to load', async () => {
  server.refuses(claimsAdminCalls.queue, 500, '系统繁忙', 500)
  renderFramed(<QueuePage />)
  expect(await screen.findByText('列表没有加载成功')).toBeTruthy()
  server.answers(claimsAdminCalls.queue, { records: [queueRow], next: null, total: 1 })
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('LP20261115AB12CD34')).toBeTruthy()
})
