import { askCode } from './support/ask-code.ts'
import { expect, test } from './support/journey.ts'
import { origins } from './support/origins.ts'
import { play } from './support/partners.ts'
import { colleagues } from './support/people.ts'
import { keepSession, signIn } from './support/session.ts'
import { tapAgain } from './support/tap-again.ts'
import { openTile } from './support/tiles.ts'

type Codes = (phone: string) => Promise<string>

async function enter(phone: string, smsCode: Codes) {
  await askCode(phone)
  return signIn(origins.app, { phone, code: await smsCode(phone) })
}

test("a coupon claimed in the centre is in the member's list, and shows what it applies to", async ({
  page,
  smsCode,
  expectAccessible,
}) => {
  await keepSession(page, origins.app, await enter(colleagues.panYunqi, smsCode))
  await page.goto('/#/userCenter')
  await page.getByRole('button', { name: /我的优惠券/ }).click()
  await expect(page.getByText('没有可用的优惠券')).toBeVisible()
  await page.getByRole('button', { name: '去领券中心' }).click()
  const take = page.getByRole('button', { name: '领取睡个好觉券' })
  await expect(take).toBeVisible()
  await expectAccessible(page)
  await take.click()
  await expect(page.getByRole('button', { name: '使用睡个好觉券' })).toBeVisible()

  await page.goBack()
  await expect(page.getByRole('tab', { name: '可用 1' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '睡个好觉券可用商品' }).click()
  await expect(page.getByRole('list', { name: '可用商品' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText(/券后/).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('list', { name: '可用商品' }).getByRole('button').first().click()
  await page.waitForURL(/#\/welfare\?product=/)
})

test('an invoice request fails, is repeated with a correct title, and opens as a PDF', async ({
  page,
  smsCode,
  expectAccessible,
}) => {
  const wrong = '蒋知夏的错抬头'
  await play('nuonuo', 'refuses', wrong)
  await keepSession(page, origins.app, await enter(colleagues.jiangZhixia, smsCode))
  await page.goto('/#/userCenter')
  await openTile(page, '我的发票')
  await page.getByRole('button', { name: '申请开票' }).click()
  await page.getByRole('button', { name: '新增抬头' }).click()
  await page.getByText('企业', { exact: true }).click()
  await page.getByRole('textbox', { name: '企业名称' }).fill(wrong)
  await page.getByRole('textbox', { name: '纳税人识别号' }).fill('91310104MA1K3X7C29')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(/纳税人识别号不正确/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: '纳税人识别号' }).fill('91310104MA1K3X7C28')
  await tapAgain(page.getByRole('button', { name: '保存' }))

  await page.getByText('健康评估卡').click()
  // The only title is the default, and selected.
  await expect(page.getByRole('radio', { name: new RegExp(wrong) })).toBeChecked()
  await page.getByRole('textbox', { name: '接收邮箱' }).fill('jiang@example.com')
  await expectAccessible(page)
  await page.getByRole('button', { name: '提交申请，共 ¥199.00' }).click()
  await expect(page.getByText('购买方名称与税号不符')).toBeVisible({ timeout: 20_000 })

  await play('nuonuo', null, wrong)
  await page.getByRole('button', { name: '重新申请' }).click()
  await page.getByRole('button', { name: '提交申请' }).click()
  const pdf = page.getByRole('button', { name: /查看发票/ })
  await expect(pdf).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('发票已开具', { exact: false }).first()).toBeVisible()
  await expectAccessible(page)
  await pdf.click()
  await page.waitForURL(/#\/pdf\?/)
  await expect(page.locator('canvas').first()).toBeVisible()
})
