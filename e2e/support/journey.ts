import { test as base, type Page } from '@playwright/test'
import type { UserInfo } from '@yf/contract/identity'
import { findings } from '../../tools/shots/axe.ts'
import { becomeStill } from '../../tools/shots/settle.ts'
import { askCode } from './ask-code.ts'
import { expect } from './expect.ts'
import { JourneyLog } from './journey-log.ts'
import { reportOf } from './journey-report.ts'
import { origins } from './origins.ts'
import { openOwnStage, type OwnStage } from './own-stage.ts'
import { password } from './people.ts'
import { keepSession, signIn } from './session.ts'

interface Text {
  readonly code: string
  readonly id?: string
}

interface Support {
  /**
   * Whether the phone prefetches a screen's targets: hundreds of files a journey, so only for journeys about that.
   */
  prefetchesScreens: boolean
  /**
   * Follows every page of the journey. A warning or an error in the console fails the journey, unless it is tolerated
   * because the journey provokes it. A failure prints the calls with their answers, and the server's log.
   */
  journeyLog: JourneyLog
  /** Signs in without the login screen, for journeys on other subjects, and opens a path of the app. */
  login: (page: Page, phone: string, path?: string) => Promise<void>
  /** The same for a person without a password: by a code, of which a phone gets one a minute. */
  enter: (page: Page, phone: string, path?: string) => Promise<void>
  /** The code of the next text message to this phone in this journey. */
  smsCode: (phone: string) => Promise<string>
  /** Asserts that axe has no finding at all on the current page. */
  expectAccessible: (page: Page) => Promise<void>
}

interface ForWorker {
  /** Shared by all journeys of one worker, one after another. */
  stage: OwnStage
}

/** The sessions of people without a password: a phone gets one code a minute, and the stage lasts for all journeys. */
const entered = new Map<string, UserInfo>()

const inbox = async (phone: string): Promise<Text[]> => {
  const response = await fetch(`${origins.sandbox}/inbox/sms?phone=${phone}`)
  // Claim notices are text messages too, without a code.
  return ((await response.json()) as Text[]).filter(({ code }) => code !== '')
}

export const test = base.extend<Support, ForWorker>({
  stage: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names that a fixture wants from this pattern
    async ({}, use) => {
      const stage = await openOwnStage()
      await use(stage)
      await stage.close()
    },
    { scope: 'worker', auto: true, timeout: 240_000 },
  ],
  prefetchesScreens: [false, { option: true }],
  journeyLog: [
    async ({ browser, stage }, use, journey) => {
      const startOfLog = stage.logSize()
      const log = new JourneyLog(browser)
      await use(log)
      log.end()
      if (journey.status !== 'passed')
        console.log(reportOf(journey.title, await log.readAnswers(), await stage.logSince(startOfLog)))
      else expect(log.complaints, 'warnings and errors in the browser console').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, prefetchesScreens, journeyLog }, use, journey) => {
    // Sends the data-saver header, as a phone with that setting.
    if (!prefetchesScreens)
      await context.addInitScript(() => {
        const { connection } = navigator as { connection?: object }
        if (connection) Object.defineProperty(connection, 'saveData', { get: () => true })
      })
    await use(context)
    // The bodies are gone with the pages.
    if (journey.status !== 'passed') await journeyLog.readAnswers()
  },
  // oxlint-disable-next-line no-empty-pattern
  login: async ({}, use) => {
    await use(async (page, phone, path = '/home') => {
      await keepSession(page, origins.app, await signIn(origins.app, { phone, password }))
      await page.goto(`/#${path}`)
    })
  },
  enter: async ({ smsCode }, use) => {
    await use(async (page, phone, path = '/home') => {
      let user = entered.get(phone)
      if (!user) {
        await askCode(phone)
        user = await signIn(origins.app, { phone, code: await smsCode(phone) })
        entered.set(phone, user)
      }
      await keepSession(page, origins.app, user)
      await page.goto(`/#${path}`)
    })
  },
  // oxlint-disable-next-line no-empty-pattern
  smsCode: async ({}, use) => {
    // Journeys follow one another: removes the messages of earlier ones.
    await fetch(`${origins.sandbox}/inbox/sms`, { method: 'DELETE' })
    const counts = new Map<string, number>()
    await use(async (phone) => {
      const before = counts.get(phone) ?? 0
      let texts: Text[] = []
      await expect
        .poll(async () => (texts = await inbox(phone)).length, { message: `a text message to ${phone}` })
        .toBeGreaterThan(before)
      counts.set(phone, texts.length)
      return texts[0]?.code ?? ''
    })
  },
  // oxlint-disable-next-line no-empty-pattern
  expectAccessible: async ({}, use) => {
    await use(async (page) => {
      // A colour in transition has a contrast of its own.
      await page.evaluate(becomeStill)
      const found = await findings(page)
      expect(found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
    })
  },
})

export { expect }
