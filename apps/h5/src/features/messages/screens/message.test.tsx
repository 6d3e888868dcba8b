import { partly } from '@yf/domain/test-partly'
import { questionCalls } from '@yf/contract/questions'
import { companyCalls, type Company, type Theme } from '@yf/contract/company'
import { messageCalls, type Notice } from '@yf/contract/messages'
import { serviceMessageCalls, type LeftMessage } from '@yf/contract/service-messages'
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import type { TestRequest } from '@yf/client/test-server'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { useSession } from '#platform/session/session.ts'
import { startTheme } from '#platform/theme/theme.ts'
import { useUnread } from '../shared/unread.ts'

const opened: string[] = []
vi.mock('#platform/handoff/open-site.ts', () => ({
  openSite: async (site: string, { path = '' } = {}) => void opened.push(`${site}:${path}`),
  openAddress: (address: string | null) => void opened.push(String(address)),
}))
const { default: MessageScreen } = await import('./message.screen.tsx')

const notice = (id: string, more: Partial<Notice> = {}): Notice => ({
  id,
  companyId: 'c1',
  title: `通知${id}`,
  content: '内容',
  createTime: '2026-03-02 09:30:00',
  readStatus: 1,
  status: 1,
  type: 1,
  jumpUrl: null,
  jumpUrlCode: null,
  activityJumpUrl: null,
  ...more,
})
const inHours = {
  hours: '工作日 9:00-18:30',
  isOpen: 1,
  link: 'https://service.example.com',
  phone: '400-000-0000',
  opensAt: null,
}
const afterHours = { ...inHours, isOpen: 0, link: null, opensAt: '2026-03-03 09:00:00' }
const question = { id: 'q1', category: '理赔', questionTitle: '如何申请？', questionContent: '<p>点首页</p>' }

let notices: Notice[]
let isReadRefused: boolean
let service: typeof inHours | typeof afterHours
let left: LeftMessage[]

const counts = () => ({
  messageNum: 0,
  noticeNum: notices.filter(({ readStatus, status }) => readStatus === 1 && status === 1).length,
})

function resultOf({ path, search }: TestRequest): unknown {
  if (path.endsWith(messageCalls.unread.path)) return counts()
  if (path.endsWith(questionCalls.questions.path)) return { questions: [question], service }
  if (path.endsWith(serviceMessageCalls.left.path)) return left
  if (path.endsWith(serviceMessageCalls.readAll.path)) {
    notices = notices.map((one) => ({ ...one, readStatus: 2 }))
    return counts()
  }
  if (path.endsWith(messageCalls.markRead.path)) {
    const id = new URLSearchParams(search).get('id')
    notices = notices.map((one) => (one.id === id ? { ...one, readStatus: 2 } : one))
    return counts()
  }
  const isNotices = new URLSearchParams(search).get('tab') === '2'
  const records = isNotices
    ? notices.filter(({ readStatus }) => search.includes(`readStatus=${readStatus}`))
    : []
  return { records, total: records.length, asOf: 1 }
}

const server = envelopeStage({
  answer: (request, say) =>
    isReadRefused && request.path.endsWith(messageCalls.markRead.path)
      ? say(200, main(null, '', 1004))
      : say(200, main(resultOf(request))),
})
const { said: toasts, sent } = server

beforeEach(() => {
  notices = [notice('1'), notice('2')]
  isReadRefused = false
  service = inHours
  left = []
  opened.length = 0
})

const tap = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
async function openNotices() {
  openAt('/message', <MessageScreen />)
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: /通知/ })))
  await screen.findByRole('list', { name: '未读通知' })
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: /通知/ }).textContent).toContain(`${counts().noticeNum}条`),
  )
}
const readsArrive = (times: number) =>
  waitFor(() => expect(requestCount(messageCalls.markRead.path)).toBe(times))
const unread = (id: string) => new RegExp(`^未读， ?通知${id}$`)
const requestCount = (path: string) => sent(path).length

test('a tapped notice is read at once, and every counter updates without a reload', async () => {
  await openNotices()
  const bell = renderHook(() => useUnread())
  expect(bell.result.current.total).toBe(2)
  fireEvent.click(screen.getByRole('button', { name: unread('1') }))
  expect(bell.result.current.total).toBe(1)
  expect(screen.getByRole('tab', { name: /通知/ }).textContent).toContain('1条未读')
  expect(screen.getByRole('button', { name: '通知1' })).toBeTruthy()
  await readsArrive(1)
  expect(bell.result.current.total).toBe(1)
})

test('notices read in quick succession count down one by one, in any order of responses', async () => {
  notices = [notice('1'), notice('2'), notice('3')]
  await openNotices()
  const waiting: (() => void)[] = []
  server.answers((request, say) => {
    const answer = () => say(200, main(resultOf(request)))
    if (request.path.endsWith(messageCalls.markRead.path)) waiting.push(answer)
    else answer()
  })
  const bell = renderHook(() => useUnread())
  const countBefore = requestCount(messageCalls.unread.path)
  for (const id of ['1', '2', '3']) fireEvent.click(screen.getByRole('button', { name: unread(id) }))
  expect(bell.result.current.total).toBe(0)
  await waitFor(() => expect(waiting).toHaveLength(3))
  for (const answer of waiting) answer()
  await waitFor(() => expect(requestCount(messageCalls.unread.path)).toBe(countBefore + 1))
  expect(bell.result.current.total).toBe(0)
  expect(toasts).not.toContain('有新通知')
})

test('reverts a read that failed on the server', async () => {
  isReadRefused = true
  await openNotices()
  await tap(unread('1'))
  expect(await screen.findByRole('button', { name: unread('1') })).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('tab', { name: /通知/ }).textContent).toContain('2条未读'))
})

test('the time is characters 5 to 16, and the content cannot run scripts', async () => {
  notices = [notice('1', { title: '<b>标题</b>', content: '<img src=x onerror=alert(1)>您好' })]
  await openNotices()
  expect(screen.getByText('03-02 09:30')).toBeTruthy()
  expect(screen.getByText('<b>标题</b>')).toBeTruthy()
  expect(screen.getByText('您好').querySelector('img')).toBeNull()
})

test('an expired notice is marked, does not open and changes no counter', async () => {
  notices = [notice('1'), notice('2', { status: 3, jumpUrl: '/setup' })]
  await openNotices()
  expect(screen.getByText('该通知已过期')).toBeTruthy()
  await tap('通知2')
  expect(toasts).toContain('该通知已过期')
  expect(opened).toEqual([])
  await readsArrive(1)
  expect(screen.getByRole('tab', { name: /通知/ }).textContent).toContain('1条未读')
})

test('a notice opens its target: a site by code, an activity by its address, otherwise its own address', async () => {
  notices = [
    notice('1', { jumpUrlCode: 'MALL' }),
    notice('2', { type: 2, activityJumpUrl: 'https://activity.example.com/x' }),
    notice('3', { jumpUrl: '/setup' }),
    notice('4', { jumpUrl: 'javascript:alert(1)' }),
  ]
  await openNotices()
  for (const id of ['1', '2', '3', '4']) await tap(unread(id))
  expect(opened).toEqual(['mall:', 'https://activity.example.com/x', '/setup'])
  expect(toasts).toEqual(['该链接无法打开'])
  await readsArrive(4)
})

test('opening a notice switches to its company and tells the member', async () => {
  const companies = ['c1', 'c2'].map(
    (companyId) =>
      ({ companyId, companyName: `企业${companyId}`, companyAlias: '', showCompanyAlias: 0 }) as Company,
  )
  useSession.setState({ companies, currentCompany: companies[0]! })
  onTestFinished(() => useSession.setState({ companies: [], currentCompany: null }))
  notices = [
    notice('1', { jumpUrl: '/setup' }),
    notice('2', { companyId: 'c9', jumpUrl: '/vip' }),
    notice('3', { companyId: 'c2', type: 2, activityJumpUrl: 'https://activity.example.com/x' }),
    notice('4', { companyId: 'c2', jumpUrl: '/yfCards' }),
  ]
  await openNotices()
  for (const id of ['1', '2', '3']) await tap(unread(id))
  expect(useSession.getState().currentCompany?.companyId).toBe('c1')
  expect(toasts).toEqual([])
  await tap(unread('4'))
  expect(useSession.getState().currentCompany?.companyId).toBe('c2')
  expect(opened).toEqual(['/setup', '/vip', 'https://activity.example.com/x', '/yfCards'])
  expect(toasts).toEqual(['已切换到企业c2'])
  await readsArrive(4)
})

test('a carbon notice has its own button', async () => {
  notices = [notice('1', { jumpUrlCode: 'CARBON_DETAIL' })]
  await openNotices()
  await tap('查看碳积分')
  expect(opened).toEqual(['/carbon'])
  await readsArrive(1)
  expect(await screen.findByRole('button', { name: '通知1' })).toBeTruthy()
})

test('a notice that arrives while the list is open appears', async () => {
  await openNotices()
  notices = [notice('9'), ...notices]
  act(() => void dispatchEvent(new Event('focus')))
  expect(await screen.findByRole('button', { name: unread('9') })).toBeTruthy()
  expect(toasts).toContain('有新通知')
})

test('separates read from unread, each with its own empty state', async () => {
  await openNotices()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '已读' })))
  expect(await screen.findByText('没有已读通知')).toBeTruthy()
})

test('shows the answer of a suggested question in the conversation and counts the click', async () => {
  openAt('/message', <MessageScreen />)
  expect(await screen.findByText('在线客服服务时间：工作日 9:00-18:30')).toBeTruthy()
  const thread = screen.getByRole('log', { name: '客服消息' })
  fireEvent.click(within(thread).getByRole('button', { name: '如何申请？' }))
  expect(within(thread).getAllByText('如何申请？')).toHaveLength(2)
  expect(within(thread).getByText('点首页')).toBeTruthy()
  await waitFor(() => expect(requestCount(questionCalls.countQuestion.path)).toBe(1))
})

test('marks all notices as read with one tap and then hides the button', async () => {
  await openNotices()
  await tap('全部已读')
  await waitFor(() => expect(screen.queryByRole('button', { name: '全部已读' })).toBeNull())
  expect(await screen.findByText('没有未读通知')).toBeTruthy()
  expect(toasts).toEqual(['已全部标为已读'])
})

test('outside the service hours a message with an optional callback can be left and appears in the conversation', async () => {
  service = afterHours
  const all_function_icon = [
    { keyValue: 'function_online_service', keyName: '在线客服', isVisible: '1' },
  ] as const
  server.answers(companyCalls.theme, partly<Theme>({ GLOBAL: { all_function_icon } }))
  onTestFinished(startTheme())
  openAt('/message', <MessageScreen />)
  await screen.findByRole('button', { name: '如何申请？' })
  fireEvent.click(await screen.findByRole('button', { name: '给客服留言' }))
  const sheet = await screen.findByRole('dialog', { name: '给客服留言' })
  expect(within(sheet).getByText(/客服将于3月3日 09:00上线/)).toBeTruthy()
  expect(
    within(sheet)
      .getByRole('link', { name: /400-000-0000/ })
      .getAttribute('href'),
  ).toBe('tel:400-000-0000')
  fireEvent.click(within(sheet).getByRole('button', { name: '提交留言' }))
  expect(await within(sheet).findByText('请填写想咨询的问题')).toBeTruthy()
  fireEvent.change(within(sheet).getByLabelText(/^您的问题/), { target: { value: ' 报销要多久？ ' } })
  fireEvent.click(within(sheet).getByRole('switch', { name: /希望客服回电/ }))
  left = [{ id: 'm1', words: '报销要多久？', wantsCall: 1, createTime: '2026-03-02 20:00:00' }]
  // A button accepts one tap per second.
  await waitFor(
    () => {
      const submit = within(sheet).getByRole('button', { name: '提交留言' })
      if (server.bodies(serviceMessageCalls.leave).length === 0) fireEvent.click(submit)
      expect(server.bodies(serviceMessageCalls.leave)).toHaveLength(1)
    },
    { interval: 200, timeout: 5000 },
  )
  expect(server.bodies(serviceMessageCalls.leave)[0]).toMatchObject({ words: '报销要多久？', wantsCall: 1 })
  expect(await screen.findByText('03-02 20:00 留言，等待客服回电')).toBeTruthy()
  expect(toasts).toEqual(['留言已提交，客服将于3月3日 09:00后回复您'])
  expect(opened).toEqual([])
})

test('a failed section shows its reason in place and loads on retry', async () => {
  server.refuses(messageCalls.list, 1002, '消息正在维护')
  openAt('/message', <MessageScreen />)
  const thread = await screen.findByRole('log', { name: '客服消息' })
  expect(await within(thread).findByText('消息正在维护')).toBeTruthy()
  expect(within(thread).getByRole('button', { name: '如何申请？' })).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: /通知/ })))
  expect(await screen.findByText('消息正在维护')).toBeTruthy()
  server.answers(messageCalls.list, { records: notices, total: notices.length, asOf: 1 })
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await screen.findByRole('list', { name: '未读通知' })).toBeTruthy()
})
