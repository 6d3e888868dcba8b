import { main as mainService, type Call } from '@yf/contract/call'
import type { Company } from '@yf/contract/company'
import { act, fireEvent, render, screen as page, waitFor } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import { useQueryOf } from '#platform/http/hooks.ts'
import { setFeedback } from '#platform/http/feedback.ts'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation, followBrowser, push, replace, useNavigation } from '#platform/navigation/history.ts'
import { useParams, useQueryParams } from '#platform/navigation/page.ts'
import { registerRouter, type Path } from '#platform/navigation/register.ts'
import { lazy } from '#platform/parts/lazy.ts'
import { resetSession, signIn, useSession } from '#platform/session/session.ts'
import { matcherOf } from './match.ts'
import { canOpenNow } from './can-open-now.ts'
import { redirect, screen } from './route.ts'
import { Router } from './router.tsx'

const Any = {} as Call['request']
const list = mainService.get('order/list', '示例', 'list', Any, Any)
const server = envelopeStage({ answer: (_request, say) => say(200, main({ total: 3 })) })

function Records() {
  const [filter, setFilter] = useState('')
  const { data } = useQueryOf(list, {} as never)
  return (
    <>
      <input aria-label="筛选" value={filter} onChange={(event) => setFilter(event.target.value)} />
      <p>{data ? `共${(data as { total: number }).total}条` : '…'}</p>
    </>
  )
}
function Detail() {
  const { id } = useParams('/detail/:id' as Path) as { id?: string }
  return <p>{`详情 ${id} ${useQueryParams()['from']}`}</p>
}
const text = (content: string) => () => Promise.resolve({ default: () => <p>{content}</p> })

let brokenTries = 0
function flaky() {
  brokenTries += 1
  return brokenTries === 1 ? Promise.reject(new Error('chunk')) : text('终于到了')()
}
let partIsThere = false
const LatePart = lazy<object>(async () => {
  if (!partIsThere) throw new Error('chunk')
  return text('样张')()
})
function WithPart() {
  return (
    <>
      <input aria-label="备注" />
      <Suspense>
        <LatePart />
      </Suspense>
    </>
  )
}
function Buggy(): never {
  throw new Error('a bug')
}

const matcher = matcherOf([
  redirect('/', '/home'),
  screen('/home', '首页', 1, text('首页内容'), { name: 'Home' }),
  screen('/password', '登录', 1, text('登录页'), { name: 'Password', isPublic: true, isSignIn: true }),
  screen('/records', '记录', 3, () => Promise.resolve({ default: Records }), {
    name: 'records',
    keepAlive: true,
  }),
  screen('/detail/:id', '详情', 4, () => Promise.resolve({ default: Detail }), { name: 'detail' }),
  screen('/draft', '草稿', 2, text('草稿'), { name: 'draft' }),
  screen('/unseen', '未看过', 2, text('第一次看到'), { name: 'unseen' }),
  screen('/flaky', '不稳', 2, flaky, { name: 'flaky' }),
  screen('/with-part', '有一部分', 2, () => Promise.resolve({ default: WithPart }), { name: 'withPart' }),
  screen('/flaky/too', '也不稳', 2, flaky, { name: 'flakyToo' }),
  screen('/buggy', '有错', 2, () => Promise.resolve({ default: Buggy }), { name: 'buggy' }),
])

const open = async (fullPath: string) => {
  await act(async () => push(fullPath))
}
/** Like the browser: the address of that step, with its index in the history. */
const goBack = async (fullPath: string, steps = 1) => {
  await act(async () => {
    history.replaceState({ index: currentLocation().index - steps }, '', `#${fullPath}`)
    dispatchEvent(new PopStateEvent('popstate'))
  })
}
const filter = () => page.getByLabelText<HTMLInputElement>('筛选')
const show = () =>
  act(async () => {
    render(<Router matcher={matcher} />)
  })
const stopFollowing = followBrowser()

beforeAll(() =>
  registerRouter({
    factsOf: (fullPath) => matcher.match(fullPath.split('?')[0] ?? '')?.route ?? null,
    opens: (fullPath) => canOpenNow(matcher.match(fullPath.split('?')[0] ?? '')?.route),
  }),
)
afterAll(stopFollowing)
afterEach(() => vi.restoreAllMocks())

test('the root opens the home page with its title, and the route status becomes idle', async () => {
  replace('/')
  await show()
  await page.findByText('首页内容')
  expect(currentLocation().path).toBe('/home')
  await waitFor(() => expect(document.title).toBe('首页'))
  expect(useNavigation.getState().routeStatus).toBe(0)
})

test('a kept-alive list comes back with its filter and rows and without a new request', async () => {
  await show()
  await open('/records')
  await page.findByText('共3条')
  fireEvent.change(page.getByLabelText('筛选'), { target: { value: '门诊' } })
  await open('/detail/7?from=records')
  await page.findByText('详情 7 records')
  await goBack('/records')
  await waitFor(() => expect(document.title).toBe('记录'))
  expect(filter().value).toBe('门诊')
  expect(page.getByText('共3条')).toBeTruthy()
  expect(server.heard).toHaveLength(1)
})

test('a kept-alive list also survives a less deep page with its own back steps', async () => {
  await show()
  await open('/records')
  await page.findByText('共3条')
  fireEvent.change(filter(), { target: { value: '住院' } })
  await open('/draft')
  await open('/detail/7?from=draft')
  await goBack('/draft')
  await page.findByText('草稿')
  await goBack('/records')
  await waitFor(() => expect(document.title).toBe('记录'))
  expect(filter().value).toBe('住院')
})

test('reopening a kept-alive list keeps its state and refetches outdated data', async () => {
  await show()
  await open('/records')
  await page.findByText('共3条')
  fireEvent.change(filter(), { target: { value: '门诊' } })
  await open('/draft')
  await page.findByText('草稿')
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + 31_000)
  await open('/records')
  await waitFor(() => expect(server.heard).toHaveLength(2))
  expect(filter().value).toBe('门诊')
})

test('going back past a list releases it with its cached queries', async () => {
  await show()
  await open('/home')
  await open('/records')
  await page.findByText('共3条')
  fireEvent.change(filter(), { target: { value: '门诊' } })
  await open('/detail/7')
  await goBack('/home', 2)
  await page.findByText('首页内容')
  await open('/records')
  await page.findByText('共3条')
  expect(filter().value).toBe('')
  expect(server.heard).toHaveLength(2)
})

test('without a session an unknown address leads to the login like any other', async () => {
  resetSession()
  await show()
  await open('/nowhere')
  await page.findByText('登录页')
  expect(page.queryByText('页面不存在')).toBeNull()
})

test('an unknown address shows an error with a link to the home page', async () => {
  await show()
  await open('/nowhere')
  fireEvent.click(await page.findByRole('button', { name: '返回首页' }))
  await page.findByText('首页内容')
  expect(currentLocation().path).toBe('/home')
})

test('offline a tap opens loaded screens only, and otherwise shows why not', async () => {
  const sayMock = vi.fn<(text: string) => void>()
  setFeedback({ say: sayMock, loading: () => () => undefined, clear: () => undefined })
  replace('/home')
  await show()
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await open('/unseen')
  expect(sayMock).toHaveBeenCalledExactlyOnceWith('网络未连接，请检查网络后重试')
  expect(currentLocation().path).toBe('/home')
  expect(page.getByText('首页内容')).toBeTruthy()
  await open('/records')
  expect(await page.findByLabelText('筛选')).toBeTruthy()
  line.mockReturnValue(true)
  await open('/unseen')
  await page.findByText('第一次看到')
  expect(sayMock).toHaveBeenCalledOnce()
})

test('a screen whose chunk fails can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await show()
  await open('/flaky')
  await page.findByText('页面没有加载出来')
  expect(useNavigation.getState().routeStatus).toBe(0)
  await act(async () => fireEvent.click(page.getByRole('button', { name: '重试' })))
  await page.findByText('终于到了')
})

test('a failed screen loads automatically when the network returns', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  brokenTries = 0
  await show()
  await open('/flaky/too')
  await page.findByText('页面没有加载出来')
  await act(async () => void dispatchEvent(new Event('online')))
  expect(await page.findByText('终于到了')).toBeTruthy()
})

test('a failed component keeps the screen with its input and loads on retry', async () => {
  await show()
  await open('/with-part')
  fireEvent.change(await page.findByLabelText('备注'), { target: { value: '头痛两天' } })
  // Three tries with their pauses take seconds.
  await page.findByText('这部分没有加载出来', {}, { timeout: 30_000 })
  partIsThere = true
  await act(async () => fireEvent.click(page.getByRole('button', { name: '重试' })))
  expect(await page.findByText('样张')).toBeTruthy()
  expect(page.getByLabelText<HTMLInputElement>('备注').value).toBe('头痛两天')
})

test('a screen that throws leaves the others working', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await show()
  await open('/buggy')
  expect(await page.findByText('页面出了点问题')).toBeTruthy()
  await open('/home')
  await page.findByText('首页内容')
})

test('a session that ends elsewhere closes the page and opens a login that leads back', async () => {
  await show()
  await open('/detail/7?from=mail')
  await page.findByText('详情 7 mail')
  await act(async () => resetSession())
  await page.findByText('登录页')
  expect(page.queryByText('详情 7 mail')).toBeNull()
  expect(currentLocation().query['redirect']).toBe('/detail/7?from=mail')
  await act(async () => {
    signIn({ token: 'T2' } as never)
    useSession.setState({ currentCompany: { companyId: 'c1' } as Company })
  })
  await page.findByText('详情 7 mail')
})

test('right after a login the screen waits for the company', async () => {
  useSession.setState({ currentCompany: null, companiesState: 'failed' })
  await show()
  expect(await page.findByText('企业信息没有加载出来')).toBeTruthy()
  act(() => useSession.setState({ currentCompany: { companyId: 'c1' } as Company, companiesState: 'ready' }))
  await page.findByText('首页内容')
})
