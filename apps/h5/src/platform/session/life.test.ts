import type { Company } from '@yf/contract/company'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentPlace, replace } from '#platform/navigation/history.ts'
import { registerRoutes } from '#platform/navigation/test-routes.ts'
import { storage } from '#platform/storage/storage.ts'
import { checkToken, loadCompanies, signOut, startSession } from './life.ts'
import { anonymousToken, resetSession, useSession } from './session.ts'

const company = (companyId: string) => ({ companyId, companyName: companyId }) as Company
const server = envelopeStage({ person: { token: 'T1', name: '林晓' }, company: null, at: '/setup?a=1' })
const { said } = server
let stop = () => {}

beforeAll(registerRoutes)
afterEach(() => stop())

test('a token that is still the current one changes nothing', async () => {
  server.answers((_request, say) => say(200, main(null, 'T1')))
  await checkToken()
  expect(useSession.getState().token).toBe('T1')
  expect(currentPlace().fullPath).toBe('/setup?a=1')
})

test.each([
  ['another token is current', main(null, 'T2')],
  ['the session has ended', main(null, '登录已过期，请重新登录', 403)],
])('%s: the session is reset and the login keeps the place', async (_what, body) => {
  server.answers((_request, say) => say(200, body))
  await checkToken()
  expect(useSession.getState().token).toBe(anonymousToken)
  expect(said).toEqual(['登录已过期，请重新登录'])
  expect(currentPlace().fullPath).toBe('/password?redirect=%2Fsetup%3Fa%3D1')
})

test('a server that cannot be reached ends no session', async () => {
  server.answers((_request, _say, response) => response.destroy())
  await checkToken()
  expect(useSession.getState().token).toBe('T1')
  expect(said).toEqual([])
})

test('nobody has a token to check', async () => {
  resetSession()
  await checkToken()
  expect(server.heard).toHaveLength(0)
})

test('companies come de-duplicated, and the stored one stays current', async () => {
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

test('a list that does not come can be asked for again', async () => {
  server.answers((_request, say) => say(500, main(null, '系统繁忙', 500)))
  await loadCompanies()
  expect(useSession.getState()).toMatchObject({ companiesState: 'failed', companiesFault: '系统繁忙' })
  expect(said).toEqual([])
  server.answers((_request, say) =>
    say(200, main({ companyList: [company('a')], isHaveCertificateNumber: 1 })),
  )
  await loadCompanies()
  expect(useSession.getState()).toMatchObject({ companiesState: 'ready', currentCompany: company('a') })
})

test('from boot on the token is looked at whenever the app comes to the front', async () => {
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

test('signing out ends the session on the server too, and here even if that fails', async () => {
  server.answers((_request, say) => say(500, main(null, '系统繁忙', 500)))
  await signOut()
  expect(server.heard.map((request) => request.path)).toContain('/API/yf-service-client/user/logout')
  expect(useSession.getState().token).toBe(anonymousToken)
  expect(currentPlace().fullPath).toBe('/password')
})

test('an old session that ends does not throw out the login of another tab', async () => {
  server.answers((_request, say) => say(200, main(null, '登录已过期，请重新登录', 403)))
  localStorage.setItem('yf_token', 'T9')
  await checkToken()
  expect(useSession.getState().token).toBe('T9')
  expect(localStorage.getItem('yf_token')).toBe('T9')
  expect(said).toEqual([])
  expect(currentPlace().fullPath).toBe('/setup?a=1')
})

test("a session that ends on a partner's page leaves its token out of every address", async () => {
  replace('/ssoPage?token=secret')
  server.answers((_request, say) => say(200, main(null, '登录已过期，请重新登录', 403)))
  await checkToken()
  expect(useSession.getState().token).toBe(anonymousToken)
  expect(currentPlace().path).toBe('/ssoPage')
})
