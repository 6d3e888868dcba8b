import { urlOf } from '@yf/contract/call'
import { pointsCalls } from '@yf/contract/points'
import { idOf } from '../apps/server/seeds/ids.ts'
import { openDays } from './support/days.ts'
import { expect, test } from './support/journey.ts'
import { password, people } from './support/people.ts'
import { keepSession, signIn } from './support/session.ts'

const missed = 10
/** Days with a check; on the days between she signs in without opening the month. */
const seen = new Set([1, 2, 7, 8, missed + 1, 12, 14, 28, 30, 31])
const dayOf = (no: number) => `2026-05-${String(no).padStart(2, '0')}`
/** The day after the missed one starts a new streak, until it is made up for. */
const bringsOn = (no: number) => (no === missed + 1 ? 5 : no === 30 ? 100 : no % 7 === 0 ? 20 : 5)

async function signInUnseen(origin: string, token: string): Promise<number> {
  const query = new URLSearchParams({ companyId: idOf('company', 'xinghe-software') })
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${origin}${urlOf(pointsCalls.signIn)}?${query}`, { headers })
  return ((await response.json()) as { result: { points: number } }).result.points
}

test('a month of sign-ins: every day once, a missed one made up for, more on each seventh and most on the thirtieth', async ({
  page,
  expectAccessible,
}) => {
  test.slow()
  const days = await openDays()
  await days.moveTo(dayOf(1))
  const user = await signIn(days.url, { phone: people.chenMo, password })
  await keepSession(page, days.url, user)
  await page.goto(`${days.url}/#/vip`)

  let earned = 0
  for (let no = 1; no <= 31; no += 1) {
    if (no === missed) continue
    await days.moveTo(dayOf(no))
    earned += bringsOn(no)
    if (!seen.has(no)) {
      expect(await signInUnseen(days.url, user.token)).toBe(bringsOn(no))
      continue
    }
    await page.reload()
    await page.getByRole('button', { name: `签到 +${bringsOn(no)}` }).click()
    await expect(page.getByRole('button', { name: '今日已签' })).toBeDisabled()
    if (no === missed + 1) {
      await expect(page.getByText('已连续签到 1 天')).toBeVisible()
      await page.getByRole('button', { name: `补签5月${missed}日` }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: '补签' }).click()
      await expect(page.getByLabel(`5月${missed}日已补签`)).toBeVisible()
      earned += 5
    }
    await expect(page.getByText(`已连续签到 ${no} 天`)).toBeVisible()
  }
  const calendar = page.getByRole('list', { name: '签到日历' })
  await expect(calendar.getByLabel(/已签到|已补签/)).toHaveCount(31)
  await expect(page.getByText(`累计获得 ${earned} 积分`)).toBeVisible()
  expect(earned).toBe(26 * 5 + 4 * 20 + 100)
  await expectAccessible(page)

  await days.moveTo('2026-06-01')
  await page.reload()
  await expect(page.getByRole('button', { name: '签到 +5' })).toBeVisible()
  await expect(calendar.getByLabel(/已签到|已补签/)).toHaveCount(0)
  await days.end()
})
