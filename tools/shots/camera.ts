/** One page per person and mode, opened once and navigated from screen to screen. */
import fs from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { keepSession } from '../../e2e/support/session.ts'
import type { ProductStage } from '../../e2e/support/stage.ts'
import type { ShotOptions } from './arguments.ts'
import { seriousFindings } from './axe.ts'
import type { Findings } from './findings.ts'
import type { PageOpening } from './plan.ts'
import type { Sessions, Viewer } from './sessions.ts'
import { watchTraffic, type Traffic } from './settle.ts'
import { leave, openIn } from './states.ts'
import { misfits, brokenText } from './fit.ts'
import { showTheme } from './other-theme.ts'
import { cutAtTheRight, primaryButton, smallTargets, thumb } from './targets.ts'
import { usualSize, wear, type PhoneMode } from './wear.ts'

export interface CameraDeps {
  readonly browser: Browser
  readonly stage: ProductStage
  readonly sessions: Sessions
  readonly rows: (path: string) => string
  readonly folder: string
  readonly options: ShotOptions
  readonly findings: Findings
}

export interface Screenshot {
  readonly file: string
  /** Its contact sheet. */
  readonly sheet: string
  readonly name: string
}

export interface OpenedPage {
  readonly context: BrowserContext
  readonly page: Page
  readonly traffic: Traffic
  troubles: string[]
}

export class Camera {
  readonly pictures: Screenshot[] = []
  /** Screens without requests, which have no such state. */
  readonly stateless: string[] = []
  readonly #held = new Map<string, OpenedPage>()
  readonly #ground: CameraDeps

  constructor(deps: CameraDeps) {
    this.#ground = deps
  }

  /** A screen that fails is a finding, and the others are still shown. */
  async take(opening: PageOpening): Promise<void> {
    const { visit, state, looks } = opening
    try {
      await this.#open(opening)
    } catch (error) {
      const [line] = String(error).split('\n')
      this.#ground.findings.add(`${visit.file} (${state}, ${looks.join(' ')}): ${line}`)
    }
  }

  async #open(opening: PageOpening): Promise<void> {
    const { stage, rows } = this.#ground
    const { visit, state } = opening
    const held = await this.#pageOf(opening)
    const { page, traffic } = held
    held.troubles = []
    await wear(page, 'phone')
    const address = { origin: stage.app, path: rows(visit.path) }
    const { hasRequests } = await openIn(page, address, state, traffic.settled)
    for (const tap of state === 'data' ? visit.taps : []) {
      await page.locator(tap).first().click({ force: true, timeout: 10_000 })
      await traffic.settled()
    }
    if (hasRequests) await this.#lookAt(held, opening)
    else this.stateless.push(visit.file)
    await leave(page, state)
    for (const trouble of state === 'data' ? new Set(held.troubles) : [])
      this.#ground.findings.add(`${visit.file}: ${trouble}`)
  }

  async #lookAt(held: OpenedPage, opening: PageOpening): Promise<void> {
    const { page, traffic } = held
    const close = page.getByRole('dialog').getByRole('button', { name: '关闭' }).first()
    let plain: Buffer | null = null
    for (const [at, look] of opening.looks.entries()) {
      await wear(page, look)
      await traffic.settled(opening.state === 'loading')
      if (at === 0 && (await close.isVisible())) {
        this.#keep(opening, look, '.dialog', await shot(page))
        await close.click()
        await page.getByRole('dialog').waitFor({ state: 'hidden' })
      }
      const picture = await shot(page)
      if (look === 'phone') plain = picture
      // Most screens are the same on a phone in dark mode: only differences are stored.
      if (look !== 'dark' || !plain?.equals(picture)) this.#keep(opening, look, '', picture)
      if (look !== 'small' && look !== 'dark') await this.#check(held, opening, look)
    }
    const [look = 'phone'] = opening.looks
    await wear(page, look)
    if (opening.state === 'data' && look !== 'theme' && (await scrollToEnd(page))) {
      await traffic.settled()
      this.#keep(opening, look, '.end', await shot(page))
    }
  }

  async #check({ page }: OpenedPage, { visit, state, isElder }: PageOpening, look: PhoneMode): Promise<void> {
    const { withAxe, withFit } = this.#ground.options
    const found: string[] = []
    if (withAxe) found.push(...(await seriousFindings(page)), ...(await cutAtTheRight(page)))
    if (withFit) found.push(...(await misfits(page)))
    if (withAxe || withFit) found.push(...(await smallTargets(page, thumb.usual)))
    if (withFit && isElder)
      found.push(...(await brokenText(page)), ...(await smallTargets(page, thumb.elder, primaryButton)))
    for (const finding of found) this.#ground.findings.add(`${visit.file} (${state}, ${look}): ${finding}`)
  }

  #keep({ visit, state }: PageOpening, look: PhoneMode, part: string, picture: Buffer): void {
    const sheet = `${state}-${look}`
    const file = path.join(this.#ground.folder, sheet, `${visit.file}${part}.jpg`)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, picture)
    this.pictures.push({ file, sheet, name: visit.file + part })
  }

  async #pageOf({ who, isElder, isOtherTheme }: PageOpening): Promise<OpenedPage> {
    const key = `${who ?? 'nobody'}/${isElder}/${isOtherTheme}`
    const heldPage = this.#held.get(key)
    if (heldPage) return heldPage
    const held = await openPage(this.#ground, { who, isElder, isOtherTheme })
    this.#held.set(key, held)
    return held
  }
}

const shot = (page: Page) => page.screenshot({ type: 'jpeg', quality: 85 })

interface Mode {
  readonly who: Viewer | null
  readonly isElder: boolean
  readonly isOtherTheme: boolean
}

export async function openPage(
  { browser, stage, sessions, options }: CameraDeps,
  mode: Mode,
): Promise<OpenedPage> {
  const context = await browser.newContext({
    viewport: usualSize,
    deviceScaleFactor: options.scale,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const held: OpenedPage = { context, page, traffic: watchTraffic(page), troubles: [] }
  page.on('pageerror', (error) => held.troubles.push(error.message))
  page.on('response', (response) => {
    if (response.status() >= 400)
      held.troubles.push(`${response.status()} ${new URL(response.url()).pathname}`)
  })
  if (mode.who) await keepSession(page, stage.app, await sessions.ofMember(mode.who))
  else await page.goto(`${stage.app}/healthz`)
  if (mode.isElder) await page.evaluate(() => localStorage.setItem('yf_elder', '1'))
  if (mode.isOtherTheme) await showTheme(context, stage, await sessions.ofMember('zhouLan'))
  return held
}

/** The end of a long page is a separate picture; false where everything is visible. */
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
