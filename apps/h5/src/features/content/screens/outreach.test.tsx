import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import OutreachScreen from './outreach.screen.tsx'

const gone: string[] = []
const base = 'http://127.0.0.1:8090/sites'
const variant = Object.fromEntries(
  ['mall', 'activity', 'exam', 'assessment', 'encyclopedia', 'service'].map((name) => [
    name,
    `${base}/${name}`,
  ]),
)
const list = { sites: { production: variant, test: variant }, hosts: ['fuya.example'] }

const server = envelopeStage({
  person: { token: 'T1', mobile: '13800000001', name: '林晓' },
  company: null,
  at: '/outreach',
  answer: (request, say) => say(200, main(request.path.endsWith('site/token') ? { token: 'S1' } : list)),
})

beforeEach(() => {
  gone.length = 0
  vi.spyOn(location, 'assign').mockImplementation((url) => void gone.push(String(url)))
})
afterEach(() => vi.restoreAllMocks())

const open = (url: string) => openAt(`/outreach?url=${encodeURIComponent(url)}`, <OutreachScreen />)

test("names the partner's site and the data sent, and opens it with its own token", async () => {
  open(`${base}/activity/spring`)
  expect(await screen.findByText('您即将离开原力星球')).toBeTruthy()
  expect(screen.getByText('127.0.0.1:8090')).toBeTruthy()
  expect(screen.getByText('活动中心')).toBeTruthy()
  expect(screen.getByText(/登录凭证/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '继续前往' }))
  await waitFor(() => expect(gone[0]).toMatch(/\/sites\/activity\/spring\?token=S1&/))
})

test('an allowed host without a token receives no data, and the page says so', async () => {
  open('https://fuya.example/card?id=1')
  expect(await screen.findByText('不提供您的任何信息')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '继续前往' }))
  await waitFor(() => expect(gone).toEqual(['https://fuya.example/card?id=1']))
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://127.0.0.1:8090@evil.example/',
  '',
])('%j cannot be opened', async (url) => {
  open(url)
  expect(await screen.findByText('该链接无法打开')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '继续前往' })).toBeNull()
  expect(gone).toEqual([])
})

test('a member who declines stays in the app', async () => {
  open(`${base}/exam`)
  await screen.findByText('您即将离开原力星球')
  const [, inTheBar] = screen.getAllByRole('button', { name: '返回' })
  fireEvent.click(inTheBar!)
  expect(gone).toEqual([])
  expect(currentLocation().path).toBe('/home')
})

test('retries loading the list of sites', async () => {
  server.answers((_request, say) => say(500, main(null, '系统繁忙', 500)))
  open(`${base}/exam`)
  expect(await screen.findByText('系统繁忙')).toBeTruthy()
  server.answers((_request, say) => say(200, main(list)))
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await screen.findByText('您即将离开原力星球')).toBeTruthy()
})
