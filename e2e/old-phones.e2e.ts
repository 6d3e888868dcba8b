import type { Page } from '@playwright/test'
import { routes } from '../apps/h5/src/app/routes.ts'
import { visitsOf, type ScreenVisit } from '../tools/shots/visits.ts'
import { expect, test } from './support/journey.ts'
import { makeOld, makeReaderOld } from './support/old-engine.ts'
import { password, people } from './support/people.ts'
import { keepSession, signIn } from './support/session.ts'
import { origins } from './support/origins.ts'

const screens = routes.filter((route) => route.kind === 'screen')
const screenOf = ({ path }: ScreenVisit) => screens.find((route) => route.path === path.split('?')[0])
const { visits } = visitsOf(routes)
/** `npm run shots` looks up ids that differ in every database; here the other screens represent them. */
const visitsBy = (who: 'linXiao' | null) =>
  visits.filter((visit) => visit.who === who && screenOf(visit) && !visit.path.includes('{'))

const titles = Object.fromEntries(screens.map(({ path, title }) => [path, title]))

/**
 * The missing parts of the page, or nothing. Checked inside the page in one call, because there are many screens. The
 * function is passed to the browser as text, so it uses nothing of this file and nothing that an old phone lacks.
 */
function lacking(expected: { titles: Record<string, string>; requestedTitle: string | null }): string {
  const text = document.body.innerText
  const trouble = /页面出了点问题|页面没有加载出来/.exec(text)
  if (trouble) return `shows ${trouble[0]}`
  const frames = document.querySelectorAll('.frame')
  const frame = frames[frames.length - 1]
  if (text.includes('加载中...') || frame?.querySelector('[aria-label="加载中"]')) return 'still loads'
  // A login screen redirects, perhaps to another site; every other screen stays.
  if (expected.requestedTitle === null) return ''
  // A screen that needs an earlier choice redirects to the page for choosing.
  const title = expected.titles[location.hash.slice(1).split('?')[0] ?? ''] ?? expected.requestedTitle
  if (document.title !== title) return `is titled ${document.title} and not ${title}`
  const main = frame?.querySelector('main')
  return main && main.getClientRects().length > 0 ? '' : 'shows nothing'
}

async function expectRendered(page: Page, visit: ScreenVisit): Promise<void> {
  // The previous screen may still redirect to another site, over this.
  await expect(() => page.goto(`/#${visit.path}`)).toPass()
  const screen = screenOf(visit)
  const requestedTitle = screen && !screen.isPassing ? screen.title : null
  // A page that is being unloaded cannot be evaluated.
  const ask = () => page.evaluate(lacking, { titles, requestedTitle }).catch((error: Error) => error.message)
  await expect.poll(ask).toBe('')
}

for (const [name, who] of [
  ['林晓', 'linXiao'],
  ['somebody without a session', null],
] as const) {
  test(`every screen of ${name} works on a phone without features from after 2021`, async ({ page }) => {
    await makeOld(page)
    if (who) await keepSession(page, origins.app, await signIn(origins.app, { phone: people[who], password }))
    const own = visitsBy(who)
    expect(own.length).toBeGreaterThan(10)
    for (const visit of own) await test.step(visit.path, () => expectRendered(page, visit))
  })
}

test('manuals and workbooks open there too', async ({ page, login }) => {
  await makeOld(page)
  await makeReaderOld(page)
  await login(page, people.linXiao, '/pdf')
  await page.getByRole('button', { name: /原力星球操作手册/ }).click()
  const first = page.getByRole('region', { name: '第1页' })
  await expect(first.locator('canvas')).toBeVisible()
  await expect(first).toContainText('登录与切换公司')
  await page.goto('/#/pdf')
  await page.getByRole('button', { name: /理赔材料清单/ }).click()
  await expect(page.getByRole('cell', { name: '住院', exact: true })).toBeVisible()
})
