/**
 * npm run shots              a picture of every built screen, at two sizes, in .shots/
 * npm run shots -- home      only those whose name holds the word
 */
import fs from 'node:fs'
import path from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { routes } from '../apps/h5/src/app/routes.ts'
import { password } from '../e2e/support/people.ts'
import { keepSession, signIn } from '../e2e/support/session.ts'
import { openStage, type Stage } from '../e2e/support/stage.ts'
import { browserFlags, ensureBrowser } from './browser.ts'
import { buildApps } from './run/app-build.ts'
import { root } from './run/paths.ts'
import { visitsOf, type Visit } from './shots/visits.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]
const folder = path.join(root, '.shots')

/** Nothing is loading any more and every letter has its font. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getTiming().iterations !== Infinity)
      .map((one) => one.finished.catch(() => null))
    await Promise.all(ending)
  })
}

/** The end of a long page is a picture of its own; false where everything was in sight. */
const scrollToEnd = (page: Page) =>
  page.evaluate(() => {
    const long = [...document.querySelectorAll('*')]
      .filter(
        (one) =>
          one.scrollHeight > one.clientHeight + 8 && /auto|scroll/.test(getComputedStyle(one).overflowY),
      )
      .toSorted((one, other) => other.clientHeight - one.clientHeight)[0]
    long?.scrollTo({ top: long.scrollHeight, behavior: 'instant' })
    return Boolean(long)
  })

async function picture(browser: Browser, stage: Stage, visit: Visit): Promise<void> {
  const context = await browser.newContext({
    viewport: sizes[0]!,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  const page = await context.newPage()
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`)
  })
  if (visit.phone)
    await keepSession(page, stage.app, await signIn(stage.app, { phone: visit.phone, password }))
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.goto('about:blank')
    await page.goto(`${stage.app}/#${visit.path}`)
    await settle(page)
    const name = path.join(folder, `${size.width}x${size.height}`, visit.file)
    const close = page.getByRole('dialog').getByRole('button', { name: '关闭' }).first()
    if (await close.isVisible()) {
      await page.screenshot({ path: `${name}-dialog.png` })
      await close.click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    await page.screenshot({ path: `${name}.png` })
    if (await scrollToEnd(page)) {
      await settle(page)
      await page.screenshot({ path: `${name}-end.png` })
    }
  }
  await context.close()
  console.log(`${visit.file}${troubles.length > 0 ? `\n  ✗ ${[...new Set(troubles)].join('\n  ✗ ')}` : ''}`)
}

const words = process.argv.slice(2)
const { visits, skipped } = visitsOf(routes)
const chosen = visits.filter(({ file }) => words.length === 0 || words.some((word) => file.includes(word)))
const executablePath = ensureBrowser()
await buildApps()
if (words.length === 0) fs.rmSync(folder, { recursive: true, force: true })
const stage = await openStage({ app: 18_180, sandbox: 18_190, mail: 18_125 })
const browser = await chromium.launch({ executablePath, args: browserFlags })
try {
  for (const visit of chosen) await picture(browser, stage, visit)
} finally {
  await browser.close()
  await stage.stop()
}
for (const route of skipped) console.log(`${route} needs an id: reach it in a journey`)
console.log(`${chosen.length} screens at ${sizes.length} sizes in .shots/`)
