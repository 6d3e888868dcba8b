import type { Company } from '@yf/contract/company'
import type { UserInfo } from '@yf/contract/identity'
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import type { Fallback } from '@yf/client/test-server'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { keepCompany } from '#platform/session/company.ts'
import { resetSession, signIn } from '#platform/session/session.ts'
import { loadTheme, startTheme, useIsThemeKnown, useTheme } from './theme.ts'

type Say = Parameters<Fallback>[1]

const company = { companyId: 'c1', groupCompanyId: 'g1', companyName: '星河软件' } as Company
const violet = { GLOBAL: { all_color: [{ keyValue: 'button_color', content: '#7a55cc' }] } }
const server = envelopeStage({ person: null })
let stop = () => {}

beforeEach(() => {
  stop = startTheme()
  signIn({ token: 'T1', name: '林晓' } as UserInfo)
})
afterEach(() => {
  resetSession()
  stop()
})

const enter = () => {
  const rendered = renderHook(() => ({ isKnown: useIsThemeKnown(), colors: useTheme().colors }))
  keepCompany(company)
  return rendered.result
}

test('the app uses the colours of the selected company', async () => {
  server.answers((_request, say) => say(200, main(violet)))
  const themeState = enter()
  expect(themeState.current.isKnown).toBe(false)
  await waitFor(() => expect(themeState.current.isKnown).toBe(true))
  expect(themeState.current.colors.button_color).toBe('#7a55cc')
  expect(document.documentElement.style.getPropertyValue('--button-color')).toBe('#7a55cc')
})

test('a company whose theme fails to load uses the defaults, and the home page stops waiting', async () => {
  server.answers((_request, say) => say(500, main(null, '系统繁忙', 500)))
  const themeState = enter()
  await waitFor(() => expect(themeState.current.isKnown).toBe(true))
  expect(themeState.current.colors.button_color).toBe('#ffc258')
})

test.each([
  ['a refusal is said', (say: Say) => say(500, main(null, '系统繁忙', 500)), ['系统繁忙']],
  ['a missing network is not said again: the screen tells it', (_say: Say, drop: () => void) => drop(), []],
])('a theme that fails to load: %s', async (_what, fails, toasts) => {
  server.answers((_request, say, response) => fails(say, () => void response.destroy()))
  const themeState = enter()
  await waitFor(() => expect(themeState.current.isKnown).toBe(true))
  expect(server.said).toEqual(toasts)
})

test('a company whose theme fails to load never uses that of the previous company', async () => {
  const other = { companyId: 'c2', groupCompanyId: 'g2', companyName: '云帆' } as Company
  server.answers((_request, say) => say(200, main(violet)))
  const themeState = enter()
  await waitFor(() => expect(themeState.current.colors.button_color).toBe('#7a55cc'))
  server.answers((_request, _say, response) => void response.destroy())
  keepCompany(other)
  await waitFor(() => expect(themeState.current.colors.button_color).toBe('#ffc258'))
  expect(document.documentElement.style.getPropertyValue('--button-color')).toBe('#ffc258')
})

test('a company keeps its colours when reloading its theme fails', async () => {
  server.answers((_request, say) => say(200, main(violet)))
  const themeState = enter()
  await waitFor(() => expect(themeState.current.colors.button_color).toBe('#7a55cc'))
  server.answers((_request, _say, response) => void response.destroy())
  await loadTheme(company)
  expect(themeState.current.colors.button_color).toBe('#7a55cc')
})
