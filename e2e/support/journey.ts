import { test as base, type Page } from '@playwright/test'
import { findings } from '../../tools/shots/axe.ts'
import { askCode } from './ask-code.ts'
import { expect } from './expect.ts'
import { origins } from './origins.ts'
import { openOwnStage } from './own-stage.ts'
import { password } from './people.ts'
import { keepSession, signIn } from './session.ts'

interface Text {
  readonly code: string
  readonly id?: string
}

interface Support {
  /** Whether the phone fetches ahead what a screen leads to: hundreds of files a journey, so only where it is about that. */
  looksAhead: boolean
  /** Signs in without the login screen, for journeys that are about something else, and opens a path of the app. */
  login: (page: Page, phone: string, path?: string) => Promise<void>
  /** The same for somebody who has no password: by a code, of which a phone gets one a minute. */
  enter: (page: Page, phone: string, path?: string) => Promise<void>
  /** The code of the next text message to this phone in this journey. */
  smsCode: (phone: string) => Promise<string>
  /** No finding of axe at all on what is shown. */
  expectAccessible: (page: Page) => Promise<void>
}

interface ForWorker {
  /** What all journeys of one worker run on, one after another. */
  stage: void
}

const inbox = async (phone: string): Promise<Text[]> => {
  const response = await fetch(`${origins.sandbox}/inbox/sms?phone=${phone}`)
  // How a claim stands is told by text message too, without a code.
  return ((await response.json()) as Text[]).filter(({ code }) => code !== '')
}

export const test = base.extend<Support, ForWorker>({
  stage: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names that a fixture wants from this pattern
    async ({}, use) => {
      const close = await openOwnStage()
      await use()
      await close()
    },
    { scope: 'worker', auto: true, timeout: 240_000 },
  ],
  looksAhead: [false, { option: true }],
  context: async ({ context, looksAhead }, use) => {
    // As a phone says it whose owner has asked it to save data.
    if (!looksAhead)
      await context.addInitScript(() => {
        const { connection } = navigator as { connection?: object }
        if (connection) Object.defineProperty(connection, 'saveData', { get: () => true })
      })
    await use(context)
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
      await askCode(phone)
      await keepSession(page, origins.app, await signIn(origins.app, { phone, code: await smsCode(phone) }))
      await page.goto(`/#${path}`)
    })
  },
  // oxlint-disable-next-line no-empty-pattern
  smsCode: async ({}, use) => {
    // Journeys follow one another: what the earlier ones were sent is not this one's.
    await fetch(`${origins.sandbox}/inbox/sms`, { method: 'DELETE' })
    const known = new Map<string, number>()
    await use(async (phone) => {
      const before = known.get(phone) ?? 0
      let texts: Text[] = []
      await expect
        .poll(async () => (texts = await inbox(phone)).length, { message: `a text message to ${phone}` })
        .toBeGreaterThan(before)
      known.set(phone, texts.length)
      return texts[0]?.code ?? ''
    })
  },
  // oxlint-disable-next-line no-empty-pattern
  expectAccessible: async ({}, use) => {
    await use(async (page) => {
      const found = await findings(page)
      expect(found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
    })
  },
})

export { expect }
