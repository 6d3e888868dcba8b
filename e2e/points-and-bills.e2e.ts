import { expect, test } from './support/journey.ts'
import { atTheConsole, leaveTheConsole } from './support/console.ts'
import { origins } from './support/origins.ts'
import { colleagues } from './support/people.ts'
import { openTile } from './support/tiles.ts'

test('from the home page to the membership: sign-in, a task completed by viewing a policy, and a draw', async ({
  page,
  enter,
  expectAccessible,
}) => {
  await enter(page, colleagues.heLianshan)
  await page.getByRole('button', { name: '关闭活动' }).click()
  await page.getByRole('navigation').getByRole('button', { name: '个人中心' }).click()
  await openTile(page, '会员中心')
  await expect(page).toHaveTitle('会员中心')
  await expect(page.getByText('启程会员')).toBeVisible()
  await page.getByRole('button', { name: '签到 +5' }).click()
  await expect(page.getByText('已连续签到 1 天')).toBeVisible()
  await expectAccessible(page)

  // The actual event gives its points automatically.
  await page.getByRole('button', { name: '去完成：查看电子保单' }).click()
  await expect(page).toHaveTitle('我的保险')
  await page
    .getByRole('button', { name: /企业补充医疗保险/ })
    .first()
    .click()
  await expect(page.getByText('保单号')).toBeVisible()
  await page.goto('/#/vip')
  await expect(page.getByText('累计获得 15 积分')).toBeVisible()
  await page.getByRole('tab', { name: '积分明细' }).click()
  await expect(page.getByText('查看电子保单', { exact: true })).toBeVisible()
  await expect(page.getByText('获得 15，使用 0')).toBeVisible()

  // Two chances were earned, and one was given.
  await page.getByRole('tab', { name: '我的会员' }).click()
  await page.getByRole('button', { name: /健康积分季/ }).click()
  await page.getByRole('button', { name: '抽奖（还有 3 次机会）' }).click()
  await page.getByRole('alertdialog').getByRole('button').click()
  await expect(page.getByRole('button', { name: '抽奖（还有 2 次机会）' })).toBeVisible()
  await expectAccessible(page)
})

test('staff create a bill, its link is sent by text message, and a stranger pays it', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const phone = '13755556666'
  const consolePage = await atTheConsole(browser, 'operator1')
  await consolePage.getByRole('link', { name: '账单', exact: true }).click()
  await consolePage.getByRole('button', { name: '开出账单' }).click()
  await consolePage.getByLabel('账单名称').fill('口腔服务账单')
  await consolePage.getByLabel('付款人姓名').fill('柳如烟')
  await consolePage.getByLabel('手机号').fill(phone)
  await consolePage.getByLabel('第 1 项名称').fill('洁牙套餐')
  await consolePage.getByLabel('第 1 项单价（元）').fill('99')
  await consolePage.getByRole('button', { name: '开出并发送' }).click()
  await expect(consolePage.getByText('账单已开出，链接已通过短信发送')).toBeVisible()
  await leaveTheConsole(consolePage)

  let link = ''
  await expect
    .poll(async () => {
      const texts = (await (await fetch(`${origins.sandbox}/inbox/sms?phone=${phone}`)).json()) as {
        text: string
      }[]
      return (link = /#\/btcBill\?ticket=\S+/.exec(texts[0]?.text ?? '')?.[0] ?? '')
    })
    .not.toBe('')
  await page.goto(`/${link}`)
  await expect(page.getByText('柳*烟')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '立即支付' }).click()
  await page.getByRole('button', { name: '确认支付', exact: true }).click()
  await expect(page.getByText('支付成功')).toBeVisible()
  await expect(page.getByText('已支付')).toBeVisible()
})
