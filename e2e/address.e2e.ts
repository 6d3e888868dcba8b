import { expect, test } from './support/journey.ts'
import { colleagues } from './support/people.ts'
import { openTile } from './support/tiles.ts'

test('pastes an address, corrects its region, and reuses it for the next order', async ({ page, enter }) => {
  await enter(page, colleagues.fangXingyuan, '/userCenter')
  await openTile(page, '收货地址')
  await expect(page.getByText('还没有收货地址')).toBeVisible()
  await page.getByRole('button', { name: '新增收货地址' }).click()
  await page.getByLabel('粘贴整段地址').fill('方行远 13900000039 浙江省杭州市西湖区曙光路1号')
  await page.getByRole('button', { name: '识别并填写' }).click()
  const region = page.getByRole('button', { name: /^所在地区/ })
  await expect(region).toHaveAccessibleName('所在地区：浙江省 杭州市 西湖区')
  await region.click()
  await page.getByRole('radio', { name: '灵隐街道' }).click()
  await expect(region).toHaveAccessibleName('所在地区：浙江省 杭州市 西湖区 灵隐街道')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page).toHaveTitle('收货地址')
  await expect(page.getByText('默认', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '删除方行远的地址' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('还没有收货地址')).toBeVisible()
})
