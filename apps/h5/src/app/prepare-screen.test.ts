import { claimCalls } from '@yf/contract/claims'
import { messageCalls } from '@yf/contract/messages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askAhead, askFirstPage, type AheadOf } from '#platform/http/ask-ahead.ts'
import { takeEarly } from '#platform/http/early.ts'
import { leadsTo } from '#platform/navigation/leads-to.ts'
import { useSession } from '#platform/session/session.ts'
import type { Company } from '@yf/contract/company'
import { matcherOf } from './match.ts'
import { prepareScreen } from './prepare-screen.ts'
import { screen } from './route.ts'

const server = vi.fn<(url: string, request: RequestInit) => Promise<Response>>()
const asked = () => server.mock.calls.map(([url]) => url)

beforeEach(() => {
  server.mockImplementation(() => Promise.resolve(new Response('{}')))
  vi.stubGlobal('fetch', server)
  useSession.setState({ token: 'T1', currentCompany: { companyId: 'c1' } as Company })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  server.mockReset()
  delete window.yfEarly
})

test.each([
  ['<a href="#/setup?x=1"><b>设置</b></a>', '/setup?x=1'],
  ['<span data-to="/insurance"><button><b>保险</b></button></span>', '/insurance'],
  ['<a href="https://elsewhere.example/"><b>外面</b></a>', null],
  ['<button><b>提交</b></button>', null],
])('a finger on %s is about to open %s', (html, path) => {
  document.body.innerHTML = html
  expect(leadsTo(document.querySelector('b'))).toBe(path)
})

test('the screen under the thumb is fetched and told what is known of its page', async () => {
  const first = vi.fn<(page: AheadOf) => void>()
  const load = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ default: () => null, first }))
  prepareScreen(matcherOf([screen('/case/:id', '案件', 3, load)]), '/case/7?from=home')
  await vi.waitFor(() =>
    expect(first).toHaveBeenCalledWith({ params: { id: '7' }, query: { from: 'home' }, companyId: 'c1' }),
  )
})

test('an answer that was asked for ahead is given to the screen that asks the same, and asked for once', () => {
  askFirstPage(claimCalls.list, { companyId: 'c1' })
  askFirstPage(claimCalls.list, { companyId: 'c1' })
  expect(asked()).toHaveLength(1)
  expect(asked()[0]).toContain('companyId=c1&pageNo=1&pageSize=10')
  expect(takeEarly(asked()[0] ?? '', 'T1')).not.toBeNull()
})

test('what was begun by a finger that only scrolled is soon nobody’s', async () => {
  vi.useFakeTimers()
  askAhead(messageCalls.unread, {})
  await vi.advanceTimersByTimeAsync(2000)
  expect(takeEarly(asked()[0] ?? '', 'T1')).toBeNull()
})

test('nothing that is not a plain question is asked ahead, and nothing for nobody', () => {
  askAhead(claimCalls.apply, {} as never)
  useSession.setState({ token: 'anonymous' })
  askAhead(messageCalls.unread, {})
  expect(asked()).toEqual([])
})
