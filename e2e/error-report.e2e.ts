import { expect, test } from './support/journey.ts'
import { people } from './support/people.ts'
import { queryRows } from './support/database.ts'

interface ErrorRow {
  kind: string
  message: string
  route: string
  frames: string[]
}

const reported = (message: string) =>
  queryRows<ErrorRow>('select kind, message, route, frames from client_error where message like $1', [
    message,
  ])

test('reports an error in the app silently, and without user data', async ({ page, login, journeyLog }) => {
  journeyLog.tolerate(/^journey of .* broke/)
  await login(page, people.linXiao, '/insurance?name=林晓')
  await expect(page).toHaveTitle('我的保险')
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('journey of "林晓" 13800000001 broke')
    })
  })
  await expect
    .poll(() => reported('journey of%'))
    .toMatchObject([{ kind: 'script', message: 'journey of "…" # broke', route: 'insurance' }])
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('reports a screen whose file does not load', async ({ page, login, journeyLog }) => {
  journeyLog.tolerate(/agreement\.screen/)
  await login(page, people.linXiao, '/setup')
  await expect(page).toHaveTitle('设置')
  await page.route('**/assets/agreement.screen-*.js', (route) => route.abort())
  await page.getByRole('button', { name: /用户协议/ }).click()
  await expect(page.getByText('页面没有加载出来')).toBeVisible()
  await expect
    .poll(() => reported('%dynamically imported module%'))
    .toMatchObject([{ kind: 'chunk', route: 'agreement' }])
})
