import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { people } from './support/people.ts'
import { openTile } from './support/tiles.ts'

const tile = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const cell = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name })
/** Suppresses the activity pop-up over the home page. */
const withoutActivities = (page: Page) => page.addInitScript(() => localStorage.setItem('yf_elder', '1'))

/** The page, the tap, and the screen that opens. */
const entries: readonly [from: string, tap: (page: Page) => Promise<void>, title: string][] = [
  ['/home', (page) => openTile(page, '在线问诊'), '互联网医院'],
  ['/home', (page) => openTile(page, '心理咨询'), '心理咨询'],
  ['/home', (page) => openTile(page, '睡眠管理'), '睡眠数字疗法'],
  ['/home', (page) => openTile(page, '体检服务'), '体检服务'],
  [
    '/home',
    (page) => page.getByRole('navigation').getByRole('button', { name: '互联网医院' }).click(),
    '互联网医院',
  ],
  ['/hospital', (page) => cell(page, /^公立医院/).click(), '公立医院互联网医院'],
  ['/hospital', (page) => cell(page, /专属顾问/).click(), '专属顾问'],
  [
    '/bxserver',
    (page) =>
      cell(page, /^公立医院线?离?/)
        .last()
        .click(),
    '公立医院互联网医院',
  ],
  ['/publicHospital', (page) => cell(page, /全部公立医院/).click(), '公立医院列表'],
  ['/publicHospital', (page) => tile(page, '申请理赔').click(), '公立医院理赔'],
  ['/userCenter', (page) => openTile(page, '专属顾问'), '专属顾问'],
  ['/userCenter', (page) => openTile(page, '心理咨询'), '心理咨询'],
  ['/userCenter', (page) => openTile(page, '睡眠管理'), '睡眠数字疗法'],
  ['/userCenter', (page) => openTile(page, '问诊记录'), '问诊记录'],
]

/** The name of each supplier's package, its button's label, and the screen that opens. */
const packages: readonly [name: RegExp, button: string, title: string][] = [
  [/心理咨询服务/, '去预约', '心理咨询'],
  [/睡眠数字疗法/, '去体验', '睡眠数字疗法'],
  [/药品权益金/, '去购药', '处方记录'],
  [/^体检报销金/, '去报销', '体检报销'],
  [/高端体检卡/, '去预约', '高端体检'],
  [/年度健康体检/, '去预约', '体检预约'],
  [/洁牙护理权益/, '去预约', '预约记录'],
  [/在线问诊/, '去咨询', '互联网医院'],
]

test('every health entry leads to its screen', async ({ page, login }) => {
  await withoutActivities(page)
  await login(page, people.linXiao)
  for (const [from, tap, title] of entries) {
    await test.step(`${from} → ${title}`, async () => {
      await page.goto(`/#${from}`)
      await tap(page)
      await expect(page).toHaveTitle(title)
    })
  }
})

test('a package of every supplier leads to its place of use', async ({ page, login }) => {
  await withoutActivities(page)
  await login(page, people.linXiao)
  for (const [name, button, title] of packages) {
    await test.step(title, async () => {
      await page.goto('/#/home')
      await page.locator('#equity').getByRole('button', { name }).first().click()
      await page.getByRole('dialog').getByRole('button', { name: button }).click()
      await expect(page).toHaveTitle(title)
    })
  }
})

test('a company that leaves an entry out does not show it', async ({ page, login }) => {
  await withoutActivities(page)
  await login(page, people.zhaoQiang)
  await tile(page, '更多').click()
  await expect(tile(page, '理赔申请').last()).toBeVisible()
  for (const name of ['在线问诊', '药品服务', '心理咨询', '睡眠管理'])
    await expect(tile(page, name)).toHaveCount(0)
  await login(page, people.zhouLan)
  await tile(page, '更多').click()
  await expect(tile(page, '心理咨询').last()).toBeVisible()
  await expect(tile(page, '睡眠管理')).toHaveCount(0)
})

test('a member who shares the location sees the nearest hospital first and claims there', async ({
  page,
  login,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ longitude: 104.06, latitude: 30.57 })
  await login(page, people.linXiao, '/publicHospitalList')
  await page.getByRole('button', { name: '点此定位，查看离我最近的医院' }).click()
  const first = page.getByRole('list', { name: '公立医院列表' }).getByRole('listitem').first()
  await expect(first).toContainText('成都星云第一人民医院')
  await expect(first).toContainText('约 ')
  await expectAccessible(page)
  await first.getByRole('button', { name: /申请理赔/ }).click()
  await expect(page.getByRole('button', { name: '就诊医院：成都星云第一人民医院' })).toBeVisible()
})

test('a call with the adviser is booked, rescheduled and cancelled', async ({
  page,
  login,
  expectAccessible,
}) => {
  await login(page, people.heJing, '/1v1')
  await expect(page.getByRole('img', { name: '傅明朗的企业微信二维码' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '预约通话' }).click()
  const times = page.getByRole('group', { name: '时间' })
  await page.getByRole('group', { name: '日期' }).getByRole('button').last().click()
  await times.getByRole('button', { name: '10:00' }).click()
  await page.getByRole('button', { name: '理赔帮助' }).click()
  await page.getByRole('button', { name: '确认预约' }).click()
  const next = page.locator('section', { has: page.getByRole('heading', { name: '下一次通话' }) })
  await expect(next).toContainText('10:00-10:30')

  await next.getByRole('button', { name: '改期' }).click()
  await page.getByRole('group', { name: '日期' }).getByRole('button').last().click()
  await times.getByRole('button', { name: '11:00' }).click()
  await page.getByRole('button', { name: '确认改期' }).click()
  await expect(next).toContainText('11:00-11:30')

  await next.getByRole('button', { name: '取消预约' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消预约' }).click()
  await expect(page.getByRole('list', { name: '我的预约' })).toContainText('您已取消预约')
  await expect(page.getByRole('button', { name: '预约通话' })).toBeVisible()
})
