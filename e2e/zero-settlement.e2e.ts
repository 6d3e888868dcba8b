import {
  choose,
  electronicReceipt,
  electronicRecord,
  fillVisit,
  signAndSubmit,
  chooseSavedCard,
  toAnalysis,
} from './support/claims.ts'
import { expect, test } from './support/journey.ts'
import { colleagues } from './support/people.ts'

test('a bill below the deductible is settled with zero, explained kindly, and counts for the next one', async ({
  page,
  enter,
}) => {
  await enter(page, colleagues.fuYunzhou, '/claimSettlement/applyInfo')
  await fillVisit(page)
  await chooseSavedCard(page)
  await choose(page, '资料', [
    await electronicReceipt({ number: '7700000601' }, '傅云舟', 6_000),
    await electronicRecord('傅云舟', '女'),
  ])
  await expect(page.getByRole('button', { name: /核对第1张发票，已识别/ })).toBeVisible()
  await toAnalysis(page)
  await signAndSubmit(page)
  await expect(page.getByRole('heading', { name: '理赔已结案' })).toBeVisible()
  await expect(page.getByText(/免赔额/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: '理赔已通过' })).toHaveCount(0)

  // 60 of the deductible of 100 are used: of 400 more, 40 are borne, and four fifths of the rest are paid.
  await page.goto('/#/claimSettlement/applyInfo')
  await fillVisit(page)
  await chooseSavedCard(page)
  await choose(page, '资料', [
    await electronicReceipt({ number: '7700000602' }, '傅云舟', 40_000),
    await electronicRecord('傅云舟', '女'),
  ])
  await expect(page.getByRole('button', { name: /预计可赔 查看明细 ¥288\.00/ })).toBeVisible()
})
