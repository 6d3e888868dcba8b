import { expect as base, type Locator } from '@playwright/test'

interface WaitOptions {
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
 * Replaces the runner's visibility matchers: on every failed attempt, the runner describes the whole page for an
 * error that rarely follows.
 */
const waitingFor = (state: 'visible' | 'hidden') =>
  async function (
    this: { isNot: boolean; timeout: number },
    locator: Locator,
    { timeout = this.timeout }: WaitOptions = {},
  ) {
    const { has, message } = await comes(locator, this.isNot ? opposite[state] : state, timeout)
    return { pass: has !== this.isNot, message }
  }

export const expect = base.extend({
  toBeVisible: waitingFor('visible'),
  toBeHidden: waitingFor('hidden'),
})
