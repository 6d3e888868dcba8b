import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { routes } from './routes.ts'

const html = readFileSync(path.resolve(import.meta.dirname, '../../index.html'), 'utf8')
const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((found) => found[1] ?? '')
const early = { '/home': ['/home.js', '/home.css'], '/login': ['/login.js'], '/password': ['/password.js'] }

/** Runs it as the browser would, before anything else has loaded. */
function openPage({ width = 390, height = 844, hash = '' } = {}): void {
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('innerHeight', height)
  vi.stubGlobal('devicePixelRatio', 3)
  location.hash = hash
  // oxlint-disable-next-line no-implied-eval, no-new-func, typescript/no-implied-eval
  new Function((inline[0] ?? '').replace('__EARLY_SCREENS__', JSON.stringify(early)))()
}
const root = document.documentElement
const asked = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))

afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  root.removeAttribute('style')
  root.removeAttribute('data-elder')
})

test('there is exactly one inline script, which the server allows by its hash', () => {
  expect(inline).toHaveLength(1)
})

test('the root font size is a tenth of the width and the body font follows the pixel ratio', () => {
  openPage()
  expect(root.style.fontSize).toBe('39px')
  expect(root.style.getPropertyValue('--body-font')).toBe('36px')
})

const inLandscape = routes.filter((route) => route.kind === 'screen' && route.isLandscape)

test.each(inLandscape)('on $path, which is for landscape, the smaller side counts', ({ path }) => {
  openPage({ width: 844, height: 390, hash: `#${path}?id=7` })
  expect(root.style.fontSize).toBe('39px')
})

const theme = JSON.stringify({ companyId: 'c1', variables: { '--button-color': '#1144aa' }, config: {} })

test("the company's colours and large text are there before the first paint", () => {
  localStorage.setItem('yf_theme', theme)
  localStorage.setItem('yf_currentCompany', '{"companyId":"c1"}')
  localStorage.setItem('yf_elder', '1')
  openPage()
  expect(root.style.getPropertyValue('--button-color')).toBe('#1144aa')
  expect(root.hasAttribute('data-elder')).toBe(true)
})

test.each([['{"companyId":"c2"}'], ['{'], ['null']])(
  'a theme of another company is not worn (%s)',
  (company) => {
    localStorage.setItem('yf_theme', theme)
    localStorage.setItem('yf_currentCompany', company)
    openPage()
    expect(root.style.getPropertyValue('--button-color')).toBe('')
  },
)

test.each([
  { token: 'T1', hash: '', files: early['/home'] },
  { token: 'T1', hash: '#/password?redirect=%2Fhome', files: early['/home'] },
  { token: 'T1', hash: '#/setup', files: [] },
  { token: null, hash: '', files: early['/password'] },
  { token: 'anonymous', hash: '#/home?a=1', files: early['/password'] },
  { token: null, hash: '#/login?supply=S1', files: early['/login'] },
  { token: null, hash: '#/privacyPolicy', files: [] },
])('with token $token at "$hash" it asks early for $files', ({ token, hash, files }) => {
  if (token) localStorage.setItem('yf_token', token)
  openPage({ hash })
  expect(asked()).toEqual(files)
})
