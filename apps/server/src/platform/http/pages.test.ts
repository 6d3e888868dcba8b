import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '#testkit/server.ts'

const inline = 'document.documentElement.style.fontSize = innerWidth / 10 + "px"'
const script = `export const big = "${'a'.repeat(3000)}"`
const webRoot = mkdtempSync(path.join(tmpdir(), 'yf-web-'))
const consoleRoot = mkdtempSync(path.join(tmpdir(), 'yf-console-'))
const write = (name: string, body: string | Buffer) => writeFileSync(path.join(webRoot, name), body)

let server: TestServer
let withoutPages: TestServer
beforeAll(async () => {
  mkdirSync(path.join(webRoot, 'assets'))
  write(
    'index.html',
    `<html><script>${inline}</script><script src="/assets/app-1.js"></script><p>首页</p></html>`,
  )
  write('preview.html', '<html>手机框</html>')
  write('preview.html.br', brotliCompressSync('<html>手机框</html>'))
  write('gallery.html', '<html>组件</html>')
  write('assets/app-1.js', script)
  write('assets/gallery-1.js', script)
  write('assets/app-1.js.br', brotliCompressSync(script))
  mkdirSync(path.join(consoleRoot, 'assets'))
  writeFileSync(
    path.join(consoleRoot, 'index.html'),
    '<html><meta property="csp-nonce" nonce="__STYLE_NONCE__"><p>工作台</p></html>',
  )
  writeFileSync(path.join(consoleRoot, 'assets/console-1.js'), script)
  server = await startServer({ settings: { webRoot, consoleRoot } })
  withoutPages = await startServer({ settings: { webRoot, developerPages: false } })
})
afterAll(async () => {
  await server.close()
  await withoutPages.close()
  for (const folder of [webRoot, consoleRoot]) rmSync(folder, { recursive: true, force: true })
})

const policyOf = (response: Response) =>
  Object.fromEntries(
    (response.headers.get('content-security-policy') ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ')
      return [name, values]
    }),
  )

test('the app opens at / with a policy that allows its inline script and the SDK of WeChat', async () => {
  const response = await server.fetch('/')
  expect(await response.text()).toContain('首页')
  const hash = createHash('sha256').update(inline).digest('base64')
  const policy = policyOf(response)
  expect(policy['script-src']).toEqual(
    expect.arrayContaining(["'self'", `'sha256-${hash}'`, 'https://res.wx.qq.com']),
  )
  expect(policy['script-src']).not.toContain("'unsafe-inline'")
  expect(policy['style-src']).not.toContain("'unsafe-inline'")
  expect(policy['style-src-attr']).toEqual(["'unsafe-inline'"])
  expect(policy['frame-ancestors']).toEqual(["'self'"])
  expect(policy['img-src']).toEqual(["'self'", 'data:', 'blob:', 'https:'])
  expect(response.headers.get('referrer-policy')).toBe('strict-origin')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('strict-transport-security')).toBeNull()
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

test('serves the phone frame and the gallery where developer pages are on', async () => {
  expect(await (await server.fetch('/preview')).text()).toContain('手机框')
  expect(await (await server.fetch('/gallery')).text()).toContain('组件')
})

test('the phone frame page shows an address for another phone, demo accounts and the latest codes', async () => {
  const about = (await (await server.fetch('/preview/about.json')).json()) as {
    origin: string | null
    accounts: object[]
  }
  expect(about.origin ?? '').not.toMatch(/127\.|localhost/)
  expect(await (await server.fetch('/preview/codes.json')).json()).toEqual([])
})

const developers = [
  '/docs',
  '/docs/docs.js',
  '/openapi.json',
  '/preview',
  '/preview/about.json',
  '/preview/codes.json',
  '/gallery',
  '/assets/gallery-1.js',
]

test.each([...developers, '/preview.html', '/gallery.html'])(
  '%s does not exist where developer pages are off',
  async (address) => {
    expect((await server.fetch(address)).status).toBe(200)
    expect((await withoutPages.fetch(address)).status).toBe(404)
  },
)

test.each([
  '/assets',
  '/assets/',
  '/assets/App-1.js',
  '/assets//app-1.js',
  '/assets/app-1.js.br',
  '/assets/none.js',
  '/console/assets/app-1.js',
])('%s is not a file of a build', async (address) => {
  expect((await rawGet(address)).status).toBe(404)
})

test('production requires HTTPS from browsers and protects its metrics', async () => {
  const strict = await startServer({ settings: { webRoot, mode: 'production', developerPages: true } })
  // Not even with developer pages switched on.
  for (const address of ['/preview/about.json', '/preview/codes.json'])
    expect((await strict.fetch(address)).status).toBe(404)
  expect((await strict.fetch('/metrics')).status).toBe(404)
  expect((await strict.fetch('/')).headers.get('strict-transport-security')).toContain('max-age=31536000')
  await strict.close()
})

test('a hashed file is cached permanently and sent in the smallest accepted form', async () => {
  const { body, headers } = await rawGet('/assets/app-1.js', { 'accept-encoding': 'br, gzip' })
  expect(headers['content-encoding']).toBe('br')
  expect(headers['content-type']).toContain('javascript')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(brotliDecompressSync(body).toString()).toBe(script)
  expect((await rawGet('/assets/app-1.js')).body.toString()).toBe(script)
  expect((await rawGet('/preview', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
})

test('does not send an unchanged page again', async () => {
  const { headers } = await rawGet('/')
  expect((await rawGet('/', { 'if-none-match': String(headers.etag) })).status).toBe(304)
})

test.each([
  '/nothing/here',
  '/assets/old.js',
  '/assets/../../secrets.json',
  '/%2e%2e/secrets.json',
  '/a%00b',
])('%s gets a friendly not-found page', async (address) => {
  const response = await server.fetch(address)
  expect([400, 403, 404]).toContain(response.status)
  expect(await response.text()).toMatch(/页面不存在|提交的内容有误/)
})

test('serves the console under /console/ with a policy without external requests and framing', async () => {
  const page = await server.fetch('/console/')
  expect(await page.text()).toContain('工作台')
  const policy = policyOf(page)
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'connect-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'frame-ancestors': ["'none'"],
  })
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  const asset = await server.fetch('/console/assets/console-1.js')
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await server.fetch('/console', { redirect: 'manual' })).headers.get('location')).toBe('/console/')
  expect((await server.fetch('/console/nothing')).status).toBe(404)
  expect((await server.fetch('/console/..%2f..%2fsecrets.json')).status).toBeGreaterThanOrEqual(400)
})

test('styles of the console carry a nonce that is valid for one response', async () => {
  const nonceOf = async (address: string) => {
    const page = await server.fetch(address)
    const [, nonce] = /nonce="(.+?)"/.exec(await page.text()) ?? []
    expect(policyOf(page)['style-src']).toEqual(["'self'", `'nonce-${nonce}'`])
    // A cache would answer "not modified", and the browser would keep the page of an older policy.
    expect(page.headers.get('etag')).toBeNull()
    return nonce
  }
  const nonces = [
    await nonceOf('/console/'),
    await nonceOf('/console/'),
    await nonceOf('/console/index.html'),
  ]
  expect(new Set(nonces).size).toBe(3)
})

test('an unknown call gets the envelope, even where the app is served', async () => {
  const response = await server.fetch('/API/yf-service-mall/nothing')
  expect(await response.json()).toEqual({ code: '404', data: null, message: '网络请求不存在' })
})

test('serves the API page and its assets under the same policy', async () => {
  for (const address of ['/docs', '/docs/docs.js', '/docs/docs.css']) {
    const response = await server.fetch(address)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toBeTruthy()
  }
})

/** `fetch` decompresses responses and makes caches revalidate; a browser's own request does neither. */
function rawGet(address: string, headers: OutgoingHttpHeaders = {}) {
  return new Promise<{ status: number; body: Buffer; headers: IncomingHttpHeaders }>((resolve, reject) => {
    get(server.url + address, { headers }, (response) => {
      const status = response.statusCode ?? 0
      buffer(response).then((body) => resolve({ status, body, headers: response.headers }), reject)
    }).on('error', reject)
  })
}
