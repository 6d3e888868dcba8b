import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { origins } from './support/origins.ts'
import { people } from './support/people.ts'
import { openTile } from './support/tiles.ts'

const tabs = (page: Page) => page.getByRole('navigation', { name: '主导航' }).getByRole('button')
const tile = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('each company shows its own tabs, tiles and areas', async ({ page, login }) => {
  await login(page, people.linXiao)
  await expect(tabs(page)).toHaveText(['原力星球', '互联网医院', '星河专区', '个人中心'])
  await expect(tile(page, '福利商城')).toBeVisible()

  await login(page, people.zhouLan)
  await expect(tabs(page)).toHaveText(['原力星球', '企业专区', '个人中心'])
  await tile(page, '更多').click()
  await expect(tile(page, '企业活动')).toBeVisible()
  await expect(tile(page, '福利商城')).toHaveCount(0)

  await login(page, people.heJing)
  await expect(tabs(page)).toHaveText(['原力星球', '健康管家', '原力之家', '个人中心'])
  await tile(page, '更多').click()
  await expect(tile(page, '低碳行动')).toBeVisible()

  await login(page, people.zhaoQiang, '/companyCenter')
  await expect(page.getByRole('button', { name: /合作专区/ })).toBeVisible()
  await login(page, people.zhaoQiang, '/userCenter')
  await expect(page.getByRole('button', { name: /消息中心/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /在线客服/ })).toHaveCount(0)
})

test('switching company changes tabs and benefits at once, without a reload', async ({ page, login }) => {
  await login(page, people.linXiao)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await expect(page.getByText('企业补充医疗保险').first()).toBeVisible()
  await page.getByRole('button', { name: /切换企业/ }).click()
  await page
    .getByRole('dialog', { name: '切换企业' })
    .getByRole('radio', { name: /星河智造/ })
    .click()
  await expect(tabs(page)).toHaveText(['原力星球', '个人中心'])
  await expect(page.getByText('差旅意外保险').first()).toBeVisible()
  await expect(page.getByText('企业补充医疗保险')).toHaveCount(0)
  expect(await page.evaluate(() => (window as { isSamePage?: boolean }).isSamePage)).toBe(true)
})

const inside = [
  ['体检预约', '体检预约'],
  ['在线问诊', '互联网医院'],
  ['家庭服务', '家庭成员'],
  ['免费权益', '免费权益'],
  ['医院网络', '医院列表'],
  ['我的保险', '我的保险'],
  ['理赔记录', '理赔记录'],
  ['福利商城', '福利商城'],
  ['积分专区', '福利商城'],
] as const

test('each tile opens its screen, and back leads home', async ({ page, login }) => {
  await login(page, people.linXiao)
  for (const [name, title] of inside)
    await test.step(name, async () => {
      await openTile(page, name)
      await expect(page).toHaveTitle(title)
      await page.goBack()
      await expect(page).toHaveTitle('原力星球')
    })
})

const outside = [
  ['健康百科', 'encyclopedia'],
  ['健康评估', 'assessment'],
] as const

for (const [name, site] of outside) {
  test(`the tile ${name} hands the member over to the site`, async ({ page, login }) => {
    await fetch(`${origins.sandbox}/inbox/visit`, { method: 'DELETE' })
    await login(page, people.linXiao)
    await openTile(page, name)
    await page.waitForURL(
      (url) => url.origin === origins.sandbox && url.pathname.startsWith(`/sites/${site}`),
    )
    const visits = (await (await fetch(`${origins.sandbox}/inbox/visit?site=${site}`)).json()) as {
      referer?: string | null
    }[]
    expect(visits).toHaveLength(1)
    expect(JSON.stringify(visits[0])).toContain('林晓')
    expect(visits[0]?.referer ?? '').not.toContain('token')
  })
}

test('outside WeChat the drug store asks to follow the official account', async ({ page, login }) => {
  await login(page, people.linXiao)
  await openTile(page, '药品服务')
  const dialog = page.getByRole('alertdialog', { name: '关注公众号' })
  await expect(dialog).toContainText('请微信关注原力健康公众号')
  await expect(dialog).toContainText('登录原力星球使用药房服务')
})

test('a policy opens from the home page down to its terms', async ({ page, login }) => {
  await login(page, people.linXiao)
  await page.getByRole('button', { name: /企业补充医疗保险\s*保障中/ }).click()
  await expect(page).toHaveTitle('保险详情')
  await expect(page.getByText('免赔额 ¥100.00 · 赔付比例 80%', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: /查看条款与除外说明/ }).click()
  await expect(page).toHaveTitle('保障详情')
  await expect(page.getByText(/美容、保健、疫苗接种不在保障范围内/)).toBeVisible()
})

test("another member's policy does not exist", async ({ page, login }) => {
  await login(page, people.linXiao, '/insurance')
  await page.getByRole('button', { name: /企业补充医疗保险/ }).click()
  await expect(page).toHaveTitle('保险详情')
  const address = page.url().split('#')[1] ?? ''
  await login(page, people.zhouLan, address)
  await expect(page.getByText('没有找到这份保单')).toBeVisible()
})

test("a free benefit is claimed once and is in the member's list", async ({ page, login }) => {
  await login(page, people.heJing, '/freeBenefits')
  await page.getByRole('button', { name: '领取夜间医生在线' }).click()
  await expect(page.getByText('领取成功')).toBeVisible()
  await page.getByRole('button', { name: '去使用夜间医生在线' }).click()
  await expect(page).toHaveURL(/toConsultation/)
  await page.goto('/#/hospital')
  await expect(page.getByText('夜间医生在线')).toBeVisible()
})

test('a checkup that has not begun states its start', async ({ page, login }) => {
  await login(page, people.heJing, '/examination')
  await page.getByRole('button', { name: '去预约：何静' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(/体检权益暂未开放，将于\d{4}-\d\d-\d\d 09:00开始/)
})

test('a usable checkup leads to the booking site', async ({ page, login }) => {
  await login(page, people.linXiao, '/examination')
  await page.getByRole('button', { name: '去预约：陈默' }).click()
  await page.waitForURL((url) => url.origin === origins.sandbox && url.pathname.startsWith('/sites/exam'))
})

test('the hospital opens by a login link of its own', async ({ page, login }) => {
  await login(page, people.linXiao, '/hospital')
  await page.getByRole('button', { name: /开药送药/ }).click()
  await page.waitForURL((url) => url.origin === origins.sandbox && url.pathname.startsWith('/jinli'))
})

test('finds hospitals by city, grade and keyword', async ({ page, login }) => {
  await login(page, people.linXiao, '/hospitalList')
  const cards = page.getByRole('list', { name: '医院列表' }).getByRole('article')
  await expect(cards).toHaveCount(10)
  await page.getByRole('searchbox', { name: '搜索医院' }).fill('口腔')
  await expect(cards).toHaveCount(6)
  await page.getByRole('button', { name: '城市 全国' }).click()
  await page.getByRole('radio', { name: '杭州' }).click()
  await expect(cards).toHaveCount(1)
  await page.getByRole('searchbox', { name: '搜索医院' }).fill('没有这家')
  await expect(page.getByText('没有找到合适的医院')).toBeVisible()
})

test('the home page announces new carbon points once, where the company wants it', async ({
  page,
  login,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('yf_popupShown', '1'))
  await login(page, people.linXiao)
  const line = page.getByRole('button', { name: /碳积分 \+\d+/ })
  // It is below the benefits, and loads when it comes near the viewport.
  await expect(async () => {
    await page.getByRole('main').evaluate((main) => main.scrollTo({ top: main.scrollHeight }))
    await expect(line).toBeVisible({ timeout: 1000 })
  }).toPass()
  // Claims of other journeys may have added points.
  await expect(line).toContainText(/\+8[6-9]\d|\+9\d\d/)
  const gain = /\+(\d+)/.exec(await line.innerText())?.[1] ?? 'nothing'
  await line.click()
  await expect(page).toHaveTitle('碳积分')
  expect(await page.evaluate(() => localStorage.getItem('yf_carbonSeen'))).toContain(gain)
})

test("the personal centre shows the member's items and their counts", async ({
  page,
  login,
  expectAccessible,
}) => {
  await login(page, people.linXiao, '/userCenter')
  await expect(page.getByRole('button', { name: /^2\s*保障中保单/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /家庭成员\s*3 人/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^2\s*保障中保单/ }).click()
  await expect(page).toHaveTitle('我的保险')
  await expectAccessible(page)
})
