import { brotliCompressSync, constants } from 'node:zlib'
import { chromium, type Browser, type Response } from '@playwright/test'
import { password, people } from '../e2e/support/people.ts'
import { keepSession, signIn } from '../e2e/support/session.ts'
import { browserFlags, ensureBrowser } from '../tools/browser.ts'

const kinds = ['html', 'js', 'css', 'image', 'data', 'other'] as const
type ResourceKind = (typeof kinds)[number]
/** KiB of HTML, JavaScript and CSS together. */
const budget = 90

const kindOf = (type: string): ResourceKind => {
  if (type.includes('html')) return 'html'
  if (type.includes('javascript')) return 'js'
  if (type.includes('css')) return 'css'
  if (type.startsWith('image/')) return 'image'
  return type.includes('json') ? 'data' : 'other'
}

const packed = (body: Buffer, type: string) => {
  const isText = /text|javascript|json|svg|xml/.test(type)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  return isText ? Math.min(body.length, brotliCompressSync(body, { params: quality }).length) : body.length
}

type Weights = Record<ResourceKind, number> & { requests: number }

/**
 * The bytes sent to a phone with an empty cache until the page is idle, each file at brotli 11 whatever the server
 * did.
 */
async function weigh(browser: Browser, origin: string, path: string, phone: string | null): Promise<Weights> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
  })
  const page = await context.newPage()
  if (phone) await keepSession(page, origin, await signIn(origin, { phone: phone, password }))
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(`${origin}/#${path}`)
  await page.waitForLoadState('networkidle')
  // Requests from here on are prefetched while idle: no screen waits for them.
  const first = [...responses]
  const weights: Weights = { html: 0, js: 0, css: 0, image: 0, data: 0, other: 0, requests: first.length }
  for (const response of first) {
    const type = response.headers()['content-type'] ?? ''
    weights[kindOf(type)] += packed(await response.body().catch(() => Buffer.alloc(0)), type)
  }
  await context.close()
  return weights
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1).padStart(7)

export async function measureFirstScreens(origin: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags })
  console.log('\nfirst screen, KiB at brotli 11, until the network is quiet')
  console.log(`         ${kinds.map((kind) => kind.padStart(7)).join('')}  html+js+css  budget  requests`)
  try {
    for (const [path, phone] of [
      ['/login', null],
      ['/home', people.linXiao],
    ] as const) {
      const weights = await weigh(browser, origin, path, phone)
      const code = weights.html + weights.js + weights.css
      const columns = kinds.map((kind) => kib(weights[kind])).join('')
      const verdict = code <= budget * 1024 ? 'within' : 'OVER'
      console.log(`${path.padEnd(9)}${columns}      ${kib(code)}  ${budget} ${verdict}  ${weights.requests}`)
    }
  } finally {
    await browser.close()
  }
}
