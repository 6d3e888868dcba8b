import { claimCalls } from '@yf/contract/claims'
import { messageCalls } from '@yf/contract/messages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefetchCalls, prefetchFirstPage, type PrefetchContext } from '#platform/http/prefetch-calls.ts'
import { takePrefetched } from '#platform/http/prefetched.ts'
import { leadsTo } from '#platform/navigation/leads-to.ts'
import { useSession } from '#platform/session/session.ts'
import type { Company } from '@yf/contract/company'
import { matcherOf } from './match.ts'
import { prepareScreen } from './prepare-screen.ts'
import { screen } from './route.ts'

const server = vi.fn<(url: string, request: RequestInit) => Promise<Response>>()
const requestedUrls = () => server.mock.calls.map(([url]) => url)

beforeEach(() => {
  server.mockImplementation(() => Promise.resolve(new Response('{}')))
  vi.stubGlobal('fetch', server)
  useSession.setState({ token: 'T1', currentCompany: { companyId: 'c1' } as Company })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  server.mockReset()
  delete window.yfPrefetch
})

test.each([
  ['<a href="#/setup?x=1"><b>设置</b></a>', '/setup?x=1'],
  ['<span data-to="/insurance"><button><b>保险</b></button></span>', '/insurance'],
  ['<a href="https://elsewhere.example/"><b>外面</b></a>', null],
  ['<button><b>提交</b></button>', null],
])('a touch on %s is about to open %s', (html, path) => {
  document.body.innerHTML = html
  expect(leadsTo(document.querySelector('b'))).toBe(path)
})

test("prefetches the touched screen and passes the page's parameters", async () => {
  const first = vi.fn<(page: PrefetchContext) => void>()
  const load = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ default: () => null, first }))
  prepareScreen(matcherOf([screen('/case/:id', '案件', 3, load)]), '/case/7?from=home')
  await vi.waitFor(() =>
    expect(first).toHaveBeenCalledWith({ params: { id: '7' }, query: { from: 'home' }, companyId: 'c1' }),
  )
})

test('gives a prefetched response to the screen that sends the same request, and requests it once', () => {
  prefetchFirstPage(claimCalls.list, { companyId: 'c1' })
  prefetchFirstPage(claimCalls.list, { companyId: 'c1' })
  expect(requestedUrls()).toHaveLength(1)
  expect(requestedUrls()[0]).toContain('companyId=c1&pageNo=1&pageSize=10')
  expect(takePrefetched(requestedUrls()[0] ?? '', 'T1')).not.toBeNull()
})

test('drops a prefetch soon if the touch was only a scroll', async () => {
  vi.useFakeTimers()
  prefetchCalls(messageCalls.unread, {})
  await vi.advanceTimersByTimeAsync(2000)
  expect(takePrefetched(requestedUrls()[0] ?? '', 'T1')).toBeNull()
})

test('prefetches only read calls, and only with a session', () => {
  prefetchCalls(claimCalls.apply, {} as never)
  useSession.setState({ token: 'anonymous' })
  prefetchCalls(messageCalls.unread, {})
  expect(requestedUrls()).toEqual([])
})
