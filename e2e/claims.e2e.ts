import {
  choose,
  fillVisit,
  medicalRecord,
  receipt,
  signAndSubmit,
  takeKnownCard,
  toAnalysis,
} from './support/claims.ts'
import { expect, test } from './support/journey.ts'
import { colleagues } from './support/people.ts'

// Pictures are drawn and read for real.
test.setTimeout(120_000)

test('three photographed receipts become a decision at once, explained line by line', async ({
  page,
  enter,
}) => {
  await enter(page, colleagues.wuHaoran)
  await page.getByRole('button', { name: '关闭活动' }).click()
  await page.getByRole('button', { name: '理赔申请', exact: true }).click()
  await expect(page.getByText('线上单次申请发票总额上限为20,000元，超出请邮寄线下办理')).toBeVisible()
  await page.getByRole('button', { name: '我知道了' }).click()
  await expect(page).toHaveTitle('申请信息')
  await fillVisit(page)
  await takeKnownCard(page)

  const papers = [
    await receipt({ seed: 9001, payer: '吴浩然', fen: 36_250 }),
    await receipt({ seed: 9002, payer: '吴浩然', fen: 41_800 }),
    await receipt({ seed: 9003, payer: '吴浩然', fen: 28_800, look: 'scan' }),
    await medicalRecord(9010),
  ]
  await choose(page, '资料', papers)
  await expect(page.getByRole('button', { name: /核对第\d页发票，已识别/ })).toHaveCount(3, {
    timeout: 60_000,
  })
  // 1068.50 less the deductible of 100, four fifths of it.
  await expect(page.getByRole('button', { name: /预计可赔 ¥774\.80/ })).toBeVisible()
  await toAnalysis(page)
  await signAndSubmit(page)

  await expect(page.getByRole('heading', { name: '理赔已通过' })).toBeVisible()
  await expect(page.getByText('¥774.80').first()).toBeVisible()
  await page.getByRole('button', { name: '知道了' }).click()
  await page.getByRole('button', { name: '看看每张发票怎样算' }).click()
  await expect(page).toHaveTitle('案件详情')
  await expect(page.getByText(/扣除免赔额 ¥100\.00/)).toBeVisible()

  // The sandbox pays within moments, and the case says so by itself.
  await page.goBack()
  await page.getByRole('button', { name: '查看进度' }).click()
  await expect(page).toHaveTitle('理赔详情')
  await expect(page.getByText('已结案赔付').first()).toBeVisible({ timeout: 60_000 })
})
