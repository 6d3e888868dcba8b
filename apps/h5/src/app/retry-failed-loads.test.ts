import { partly } from '@yf/domain/test-partly'
import { companyCalls, type Company, type Theme } from '@yf/contract/company'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { keepCompany } from '#platform/session/company.ts'
import { loadCompanies } from '#platform/session/life.ts'
import { resetSession, useSession } from '#platform/session/session.ts'
import { startTheme, useThemeState } from '#platform/theme/theme.ts'
import { retryFailedLoads } from './retry-failed-loads.ts'

const company = { companyId: 'c1', groupCompanyId: 'g1', companyName: '星河软件' } as Company
const violet = partly<Theme>({
  GLOBAL: { all_color: [{ keyValue: 'button_color', content: '#7a55cc' }] },
})
const server = envelopeStage({ company: null })
const { sent, said: toasts } = server
const color = () => useThemeState.getState().theme.colors.button_color
const looks = () => void document.dispatchEvent(new Event('visibilitychange'))

let stops: (() => void)[] = []
beforeEach(() => {
  stops = [startTheme(), retryFailedLoads()]
})
afterEach(() => {
  vi.useRealTimers()
  for (const stop of stops) stop()
  resetSession()
})

/** The company is selected, and only its theme fails to load. */
async function enterWithoutTheme(): Promise<void> {
  server.drops(companyCalls.theme)
  keepCompany(company)
  await vi.waitFor(() => expect(useThemeState.getState().failedFor).toBe(company.companyId))
  expect(color()).toBe('#ffc258')
}

test.each([
  ['when the network is back', () => void dispatchEvent(new Event('online'))],
  ['when somebody looks again', looks],
])('requests a failed theme again %s', async (_when, happens) => {
  await enterWithoutTheme()
  server.answers(companyCalls.theme, violet)
  happens()
  await vi.waitFor(() => expect(color()).toBe('#7a55cc'))
  const requestCount = sent(companyCalls.theme).length
  happens()
  await Promise.resolve()
  expect(sent(companyCalls.theme)).toHaveLength(requestCount)
})

test('retries automatically with growing pauses and reports the refusal once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  server.answers((_request, say) => say(500, main(null, '系统繁忙', 500)))
  keepCompany(company)
  const asks = (times: number) => vi.waitUntil(() => sent(companyCalls.theme).length === times)
  const settled = async (times: number) => {
    await asks(times)
    await vi.waitUntil(() => vi.getTimerCount() > 0)
  }
  await settled(1)
  await vi.advanceTimersByTimeAsync(5000)
  await settled(2)
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent(companyCalls.theme)).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(5000)
  await settled(3)
  expect(toasts).toEqual(['系统繁忙'])
})

test('also retries a failed list of companies', async () => {
  server.drops(companyCalls.list)
  await loadCompanies()
  expect(useSession.getState().companiesState).toBe('failed')
  server.answers(companyCalls.list, { companyList: [company], isHaveCertificateNumber: 0 } as never)
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(useSession.getState().companiesState).toBe('ready'))
  expect(useSession.getState().currentCompany).toEqual(company)
})

test('stops retrying after the logout', async () => {
  await enterWithoutTheme()
  resetSession()
  const requestCount = sent(companyCalls.theme).length
  dispatchEvent(new Event('online'))
  await Promise.resolve()
  expect(sent(companyCalls.theme)).toHaveLength(requestCount)
})
