/** Brings a screen into a state for its picture. */
import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { failures } from '@yf/contract/errors'
import { root } from '../run/paths.ts'
import type { ScreenState } from './arguments.ts'

const calls = /\/API\//
const built = /\/assets\//
/** A page without requests, under the shell of a signed-in member: all later requests are the screen's own. */
const quietPath = '/privacyPolicy'
const quietTitle = '隐私政策'
/** On a busy machine the code of a screen loads slowly. */
const arrivalMs = 30_000

const refusal = {
  success: false,
  code: 4999,
  message: '您所在的企业暂未开通这项服务，如有疑问请联系人力资源',
  result: null,
}

/** A phone's cached app files load even without a network. */
const fromTheBuild = async (page: Page) =>
  page.route(built, async (route) => {
    const file = path.join(root, 'apps/h5/dist', new URL(route.request().url()).pathname)
    await (fs.existsSync(file) ? route.fulfill({ path: file }) : route.abort())
  })

const troubles: Readonly<Record<Exclude<ScreenState, 'data' | 'empty'>, (page: Page) => Promise<unknown>>> = {
  loading: (page) => page.route(calls, () => new Promise<void>(() => undefined)),
  offline: async (page) => {
    await fromTheBuild(page)
    await page.context().setOffline(true)
  },
  refused: (page) =>
    page.route(calls, (route) => route.fulfill({ status: failures.sessionEnded.http, json: refusal })),
}

interface OpenedScreen {
  /** False where the screen sent no request: it has no such state. */
  readonly hasRequests: boolean
}

/** `leave` restores the page's previous condition. */
export async function openIn(
  page: Page,
  address: { readonly origin: string; readonly path: string },
  state: ScreenState,
  settled: (isHeld?: boolean) => Promise<void>,
): Promise<OpenedScreen> {
  const open = (to: string) => page.goto(`${address.origin}/#${to}`)
  await page.goto('about:blank')
  if (state === 'data' || state === 'empty') {
    await open(address.path)
    await settled()
    return { hasRequests: true }
  }
  if (address.path === quietPath) return { hasRequests: false }
  await open(quietPath)
  await settled()
  let requests = 0
  const count = (request: { url(): string; method(): string }) => {
    if (calls.test(request.url()) && !request.url().includes('behavior')) requests += 1
  }
  await troubles[state](page)
  page.on('request', count)
  await page.evaluate((hash) => void (location.hash = hash), address.path)
  await page.waitForFunction((title) => document.title !== title, quietTitle, { timeout: arrivalMs })
  await settled(state === 'loading')
  page.off('request', count)
  return { hasRequests: requests > 0 }
}

export async function leave(page: Page, state: ScreenState): Promise<void> {
  if (state === 'offline') await page.context().setOffline(false)
  if (state !== 'data' && state !== 'empty') await page.unrouteAll({ behavior: 'ignoreErrors' })
}
