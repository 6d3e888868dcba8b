import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { routes } from './routes.ts'

const html = readFileSync(path.resolve(import.meta.dirname, '../../index.html'), 'utf8')
const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((found) => found[1] ?? '')
const preloadFiles = {
  '/home': ['/home.js', '/home.css'],
  '/login': ['/login.js'],
  '/password': ['/password.js'],
}

const calls = [
  '/list',
  '/theme?groupId={groupCompanyId}&companyId={companyId}',
  '/adverts?companyId={companyId}',
]

/** Runs the script as the browser would, before anything else has loaded. */
function openPage({ width = 390, height = 844, hash = '' } = {}): void {
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('innerHeight', height)
  vi.stubGlobal('devicePixelRatio', 3)
  location.hash = hash
  const filled = (inline[0] ?? '')
    .replace('__PREFETCH_SCREENS__', JSON.stringify(preloadFiles))
    .replace('__PREFETCH_CALLS__', JSON.stringify(calls))
  // oxlint-disable-next-line no-implied-eval, no-new-func, typescript/no-implied-eval
  new Function(filled)()
}
const root = document.documentElement
const requestedAddresses = () =>
  [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))

afterEach(() => {
  // Code that waits for the end of the page must not affect the next test.
  readToTheEnd()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  root.removeAttribute('style')
  root.removeAttribute('data-elder')
  root.removeAttribute('data-themed')
  document.body.replaceChildren()
  delete window.yfPrefetch
})

test('there is exactly one inline script, and the server allows it by its hash', () => {
  expect(inline).toHaveLength(1)
})

test('the root font size is a tenth of the width and the body font follows the pixel ratio', () => {
  openPage()
  expect(root.style.fontSize).toBe('39px')
  expect(root.style.getPropertyValue('--body-font')).toBe('36px')
})

test('if the phone enlarges the root font, ten rem are still the width of the screen', () => {
  const { getComputedStyle } = window
  vi.stubGlobal('getComputedStyle', (one: HTMLElement) =>
    one.style.width === '10rem'
      ? { width: `${Number.parseFloat(root.style.fontSize) * 13}px` }
      : getComputedStyle(one),
  )
  openPage()
  expect(Number.parseFloat(root.style.fontSize) * 13).toBeCloseTo(390)
  expect(root.querySelector('i')).toBeNull()
})

const inLandscape = routes.filter((route) => route.kind === 'screen' && route.isLandscape)

test.each(inLandscape)('on $path, a landscape page, the smaller side counts', ({ path }) => {
  openPage({ width: 844, height: 390, hash: `#${path}?id=7` })
  expect(root.style.fontSize).toBe('39px')
})

const theme = JSON.stringify({ companyId: 'c1', variables: { '--button-color': '#1144aa' }, config: {} })

test("the company's colours and large text are set before the first paint", () => {
  localStorage.setItem('yf_theme', theme)
  localStorage.setItem('yf_currentCompany', '{"companyId":"c1"}')
  localStorage.setItem('yf_elder', '1')
  openPage()
  expect(root.style.getPropertyValue('--button-color')).toBe('#1144aa')
  expect(root.hasAttribute('data-elder')).toBe(true)
})

test.each([['{"companyId":"c2"}'], ['{'], ['null']])('ignores a theme of another company (%s)', (company) => {
  localStorage.setItem('yf_theme', theme)
  localStorage.setItem('yf_currentCompany', company)
  openPage()
  expect(root.style.getPropertyValue('--button-color')).toBe('')
})

test.each([
  { token: 'T1', hash: '', files: preloadFiles['/home'] },
  { token: 'T1', hash: '#/password?redirect=%2Fhome', files: preloadFiles['/home'] },
  { token: 'T1', hash: '#/setup', files: [] },
  { token: null, hash: '', files: preloadFiles['/password'] },
  { token: 'anonymous', hash: '#/home?a=1', files: preloadFiles['/password'] },
  { token: null, hash: '#/login?supply=S1', files: preloadFiles['/login'] },
  { token: null, hash: '#/privacyPolicy', files: [] },
])('with token $token at "$hash" prefetches $files', ({ token, hash, files }) => {
  stubServer()
  if (token) localStorage.setItem('yf_token', token)
  openPage({ hash })
  expect(requestedAddresses()).toEqual(files)
})

/** The server's responses, which the script receives as text. */
const answers: Record<string, unknown> = {
  '/list': { companyList: [{ companyId: 'c1', groupCompanyId: 'g1' }] },
  '/adverts?companyId=c1': [
    { position: 'strip', picLink: '/strip.svg' },
    { position: 'banner', picLink: '/first.svg' },
    { position: 'banner', picLink: '/second.svg' },
  ],
}

function stubServer() {
  const server = vi.fn<(url: string, request: RequestInit) => Promise<Response>>((url) =>
    Promise.resolve(new Response(JSON.stringify({ result: answers[url] ?? null }))),
  )
  vi.stubGlobal('fetch', server)
  return () => server.mock.calls.map(([url]) => url)
}

const ofCompany = ['/theme?groupId=g1&companyId=c1', '/adverts?companyId=c1']

test("requests the home page's data at once for the last selected company", () => {
  const requestedAddresses = stubServer()
  localStorage.setItem('yf_token', 'T1')
  localStorage.setItem('yf_currentCompany', '{"companyId":"c1","groupCompanyId":"g1"}')
  openPage({ hash: '#/home' })
  expect(requestedAddresses()).toEqual(['/list', ...ofCompany])
  expect(window.yfPrefetch?.map(({ url, token }) => [url, token])).toEqual(
    requestedAddresses().map((url) => [url, 'T1']),
  )
})

test('without a selected company requests the data of the first in the list once it arrives', async () => {
  const requestedAddresses = stubServer()
  localStorage.setItem('yf_token', 'T1')
  openPage({ hash: '#/home' })
  expect(requestedAddresses()).toEqual(['/list'])
  await vi.waitFor(() => expect(requestedAddresses()).toEqual(['/list', ...ofCompany]))
})

test('on another screen requests only companies and theme for a member, and nothing without a session', () => {
  const requestedAddresses = stubServer()
  openPage({ hash: '#/setup' })
  expect(requestedAddresses()).toEqual([])
  localStorage.setItem('yf_token', 'T1')
  localStorage.setItem('yf_currentCompany', '{"companyId":"c1","groupCompanyId":"g1"}')
  openPage({ hash: '#/setup' })
  expect(requestedAddresses()).toEqual(['/list', '/theme?groupId=g1&companyId=c1'])
})

/** Simulates the end of parsing the page. */
function readToTheEnd(): void {
  document.head.insertAdjacentHTML('beforeend', '<link rel="preload" as="image" href="/icons.svg">')
  document.body.innerHTML = '<div id="root"></div>'
  document.dispatchEvent(new Event('readystatechange'))
}
const tabsDrawn = () => [...document.querySelectorAll('.boot-tabs > div')].map((tab) => tab.textContent)

test.each([
  { mode: 'usually', elder: '0', shown: '/first.svg' },
  { mode: 'in elder mode, where nothing is advertised,', elder: '1', shown: null },
])(
  "$mode shows the banner's picture as $shown before the app has loaded",
  async ({ elder, shown: bannerSource }) => {
    stubServer()
    localStorage.setItem('yf_token', 'T1')
    localStorage.setItem('yf_elder', elder)
    openPage({ hash: '#/home' })
    readToTheEnd()
    await vi.waitFor(() => expect(window.yfPrefetch).toHaveLength(3))
    await Promise.all((window.yfPrefetch ?? []).map(({ answer }) => answer))
    expect(document.querySelector('.boot > :last-child img')!.getAttribute('src')).toBe(bannerSource)
  },
)

test("draws the home skeleton in the company's colours, and its tabs after that paint", async () => {
  stubServer()
  const tabs = [
    { name: '<b>首页</b>', icon: 'home' },
    { name: '我的', icon: 'user"/><img src=x' },
  ]
  localStorage.setItem('yf_token', 'T1')
  localStorage.setItem('yf_currentCompany', '{"companyId":"c1"}')
  localStorage.setItem('yf_theme', JSON.stringify({ ...JSON.parse(theme), tabs }))
  openPage({ hash: '#/home' })
  readToTheEnd()
  expect(document.querySelector('.boot')?.children).toHaveLength(5)
  expect(root.hasAttribute('data-themed')).toBe(true)
  expect(tabsDrawn()).toEqual([])
  await vi.waitFor(() => expect(tabsDrawn()).toEqual(['<b>首页</b>', '我的']))
  expect(document.querySelector('.letters')?.children).toHaveLength(2)
  expect(document.querySelector('.boot-tabs img')).toBeNull()
})

test.each([
  {
    what: 'the same',
    last: '/first.svg',
    company: 'c1',
    elder: '0',
    atOnce: '/first.svg',
    later: '/first.svg',
  },
  { what: 'another', last: '/last.svg', company: 'c1', elder: '0', atOnce: '/last.svg', later: '/first.svg' },
  {
    what: 'of another company',
    last: '/last.svg',
    company: 'c2',
    elder: '0',
    atOnce: null,
    later: '/first.svg',
  },
  { what: 'in elder mode', last: '/last.svg', company: 'c1', elder: '1', atOnce: null, later: null },
])(
  'shows the last banner picture from the first paint on: $what',
  async ({ last, company, elder, atOnce, later }) => {
    stubServer()
    localStorage.setItem('yf_token', 'T1')
    localStorage.setItem('yf_elder', elder)
    localStorage.setItem('yf_currentCompany', '{"companyId":"c1","groupCompanyId":"g1"}')
    localStorage.setItem(
      'yf_theme',
      JSON.stringify({ ...JSON.parse(theme), companyId: company, banner: last }),
    )
    openPage({ hash: '#/home' })
    readToTheEnd()
    const bannerSource = () => document.querySelector('.boot > :last-child img')!.getAttribute('src')
    expect(bannerSource()).toBe(atOnce)
    await Promise.all((window.yfPrefetch ?? []).map(({ answer }) => answer))
    expect(bannerSource()).toBe(later)
  },
)

test('a first visit shows no colours or tabs that could change later', async () => {
  stubServer()
  localStorage.setItem('yf_token', 'T1')
  openPage({ hash: '#/home' })
  readToTheEnd()
  expect(document.querySelector('.boot')).not.toBeNull()
  await vi.waitFor(() => expect(document.querySelector('.letters')).not.toBeNull())
  expect(tabsDrawn()).toEqual([])
  expect(root.hasAttribute('data-themed')).toBe(false)
})

test.each([
  { token: 'T1', hash: '#/setup', width: 390 },
  { token: null, hash: '#/home', width: 390 },
  { token: 'T1', hash: '#/home', width: 1280 },
])('draws no skeleton if the home page will not open: $token $hash $width', ({ token, hash, width }) => {
  stubServer()
  if (token) localStorage.setItem('yf_token', token)
  openPage({ hash, width })
  readToTheEnd()
  expect(document.getElementById('root')?.children).toHaveLength(0)
})
