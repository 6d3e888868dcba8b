import type { Company } from '@yf/contract/company'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation, replace } from '#platform/navigation/history.ts'
import { registerRoutes } from '#platform/navigation/test-routes.ts'
import { storage } from '#platform/storage/storage.ts'
import { checkToken, loadCompanies, signOut, startSession } from './life.ts'
import { anonymousToken, resetSession, useSession } from './session.ts'

const company = (companyId: string) => ({ companyId, companyName: companyId }) as Company
const server = envelopeStage({ person: { token: 'T1', name: '林晓' }, company: null, at: '/setup?a=1' })
const { said: toasts } = server
let stop = () => {}

beforeAll(registerRoutes)
afterEach(() => stop())

test('a token that is still current changes nothing', async () => {
  server.answers((_request, say) => say(200, main(null, 'T1')))
  await checkToken()
  expect(useSession.getState().token).toBe('T1')
  expect(currentLocation().fullPath).toBe('/setup?a=1')
})

test.each([
  ['another token is current', main(null, 'T2')],
  ['the session has ended', main(null, '登录已过期，请重新登录', 403)],
])('%s: resets the session and opens the login with the page', async (_what, body) => {
  server.answers((_request, say) => say(200, body))
  await checkToken()
  expect(useSession.getState().token).toBe(anonymousToken)
  expect(toasts).toEqual(['登录已过期，请重新登录'])
  expect(currentLocation().fullPath).toBe('/password?redirect=%2Fsetup%3Fa%3D1')
})

test('an unreachable server ends no session', async () => {
  server.answers((_request, _say, response) => response.destroy())
  await checkToken()
  expect(useSession.getState().token).toBe('T1')
  expect(toasts).toEqual([])
})

test('without a session there is no token to check', async () => {
  resetSession()
  await checkToken()
  expect(server.heard).toHaveLength(0)
})

test('removes duplicate companies and keeps the stored one selected', async () => {
  storage.currentCompany.write(company('b'))
  const companyList = [company('a'), company('b'), company('a')]
  server.answers((_request, say) => say(200, main({ companyList, isHaveCertificateNumber: 0 })))
  await loadCompanies()
  expect(useSession.getState()).toMatchObject({
    companies: [company('a'), company('b')],
    currentCompany: company('b'),
    companiesState: 'ready',
    isHaveCertificateNumber: false,
  })
})

test('a list that fails to load can be retried', async () => {
  server.answers((_request, say) => say(500, main(null, '系统繁忙', 500)))
  await loadCompanies()
  expect(useSession.getState()).toMatchObject({ companiesState: 'failed', companiesFault: '系统繁忙' })
  expect(toasts).toEqual([])
  server.answers((_request, say) =>
    say(200, main({ companyList: [company('a')], isHaveCertificateNumber: 1 })),
  )
  await loadCompanies()
  expect(useSession.getState()).toMatchObject({ companiesState: 'ready', currentCompany: company('a') })
})

test('checks the token from boot on whenever the app becomes visible', async () => {
  server.answers((request, say) =>
    say(200, request.path.endsWith('getCurToken') ? main(null, 'T1') : main({ companyList: [company('a')] })),
  )
  const checks = () => server.sent('getCurToken').length
  stop = startSession()
  await vi.waitFor(() => expect(useSession.getState().companiesState).toBe('ready'))
  await vi.waitFor(() => expect(checks()).toBe(1))
  await vi.waitFor(async () => {
    dispatchEvent(new Event('focus'))
    expect(checks()).toBeGreaterThan(1)
  })
})

test('logging out ends the session on the server, and locally even if that fails', async () => {
  server.answers((_request, say) => say(500, main(null, '系统繁忙', 500)))
  await signOut()
  expect(server.heard.map((request) => request.path)).toContain('/API/yf-service-client/user/logout')
  expect(useSession.getState().token).toBe(anonymousToken)
  expect(currentLocation().fullPath).toBe('/password')
})

test('the end of an old session does not end the login of another tab', async () => {
  server.answers((_request, say) => say(200, main(null, '登录已过期，请重新登录', 403)))
  localStorage.setItem('yf_token', 'T9')
  await checkToken()
  expect(useSession.getState().token).toBe('T9')
  expect(localStorage.getItem('yf_token')).toBe('T9')
  expect(toasts).toEqual([])
  expect(currentLocation().fullPath).toBe('/setup?a=1')
})

test("a session that ends on a partner's page leaves its token in no address", async () => {
  replace('/ssoPage?token=secret')
  server.answers((_request, say) => say(200, main(null, '登录已过期，请重新登录', 403)))
  await checkToken()
  expect(useSession.getState().token).toBe(anonymousToken)
  expect(currentLocation().path).toBe('/ssoPage')
})
