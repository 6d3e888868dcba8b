import { expect, test } from './support/journey.ts'
import { origins } from './support/origins.ts'
import { colleagues } from './support/people.ts'
import { openTile } from './support/tiles.ts'

const phone = colleagues.liangRuoxi
const play = (scenario: string | null) =>
  fetch(`${origins.sandbox}/scenarios/fengshi`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario, key: phone }),
  })

test('an institution refuses late and the benefit is returned; a second booking is confirmed, examined, and its report is read', async ({
  page,
  context,
  enter,
  expectAccessible,
}) => {
  await play('manual')
  await enter(page, phone, '/home')
  await openTile(page, '体检服务')
  await page.getByRole('button', { name: /^高端体检/ }).click()
  const toInstitutions = async () => {
    await page.getByRole('radio', { name: '未婚' }).check()
    await page.getByRole('button', { name: '选择体检机构' }).click()
  }
  const chooseInstitution = () => page.getByRole('button', { name: '选择锋仕臻选上海静安中心' }).click()
  await expect(page.getByText('剩余 2 次，共 2 次')).toBeVisible()
  await expectAccessible(page)
  await toInstitutions()
  await page.getByRole('button', { name: /^城市/ }).click()
  await page.getByRole('radio', { name: /^上海/ }).click()
  await chooseInstitution()

  // Compares two packages before choosing one.
  await page.getByRole('checkbox').nth(0).check()
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: '对比 2 个套餐' }).click()
  const sheet = page.getByRole('dialog', { name: '套餐对比' })
  await expect(sheet.getByRole('row', { name: /糖化血红蛋白/ })).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: '选择臻选经典体检' }).click()

  const takeADay = async () => {
    await page.getByRole('button', { name: '下个月' }).click()
    await page
      .getByRole('button', { name: /(可约|余 \d+)$/ })
      .first()
      .click()
    await page.getByRole('button', { name: /^预约 / }).click()
    await page.getByRole('button', { name: '确认预约' }).click()
  }
  await takeADay()
  await expect(page.getByText('已提交，等待机构确认')).toBeVisible()
  await expectAccessible(page)

  const controlPage = await context.newPage()
  await controlPage.goto(`${origins.sandbox}/fengshi/controls`)
  const card = controlPage.getByRole('region', { name: '梁若溪的预约' }).first()
  await card.getByPlaceholder('原因，可不填').fill('当天临时停检')
  await card.getByRole('button', { name: '拒绝' }).click()
  await expect(page.getByText(/当天临时停检。「高端体检卡」的次数已退回/)).toBeVisible()

  await play(null)
  await page.getByRole('button', { name: '重新预约' }).click()
  await expect(page.getByText('剩余 2 次，共 2 次')).toBeVisible()
  // The city is remembered.
  await toInstitutions()
  await chooseInstitution()
  await page.getByRole('button', { name: '选择臻选经典体检' }).click()
  await takeADay()
  await expect(page.getByText('预约成功')).toBeVisible()

  await controlPage.reload()
  const again = controlPage.getByRole('region', { name: '梁若溪的预约' }).first()
  await again.getByLabel('结果').selectOption('abnormal')
  await again.getByRole('button', { name: '出报告' }).click()
  await expect(controlPage.getByText(/报告 .* 已出/)).toBeVisible()
  await page.goto('/#/tjserver')
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: /6 项需留意/ })).toBeVisible({ timeout: 1500 })
  }).toPass({ timeout: 20_000 })
  await page.getByRole('button', { name: /6 项需留意/ }).click()
  await expect(page.getByText(/高于正常，6.1 至 6.9 为空腹血糖受损/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '查看完整报告' }).click()
  await expect(page.locator('canvas').first()).toBeVisible()
})
