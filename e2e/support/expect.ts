import { expect as base, type Locator } from '@playwright/test'

interface Within {
  readonly timeout?: number
}

async function comes(locator: Locator, state: 'visible' | 'hidden', timeout: number) {
  try {
    await locator.waitFor({ state, timeout })
    return { has: true, message: () => `it is ${state}` }
  } catch (error) {
    return { has: false, message: () => (error as Error).message }
  }
}

const opposite = { visible: 'hidden', hidden: 'visible' } as const

/**
 * The runner's own, which waits for what comes and goes in another way: each time that it looks in vain, the runner's
 * matcher describes the whole page for a failure that hardly ever follows.
 */
const waitingFor = (state: 'visible' | 'hidden') =>
  async function (
    this: { isNot: boolean; timeout: number },
    locator: Locator,
    { timeout = this.timeout }: Within = {},
  ) {
    const { has, message } = await comes(locator, this.isNot ? opposite[state] : state, timeout)
    return { pass: has !== this.isNot, message }
  }

export const expect = base.extend({
  toBeVisible: waitingFor('visible'),
  toBeHidden: waitingFor('hidden'),
})
