import { atTheConsole, leaveTheConsole } from './support/console.ts'
import {
  choose,
  electronicReceipt,
  electronicRecord,
  fillVisit,
  seenInTime,
  signAndSubmit,
  chooseSavedCard,
  toAnalysis,
} from './support/claims.ts'
import { expect, test } from './support/journey.ts'
import { play } from './support/partners.ts'
import { colleagues } from './support/people.ts'

test('without an answer of the issuer staff have to review; when it answers the flag is removed and the case is paid', async ({
  page,
  enter,
  browser,
}) => {
  const number = '7700000042'
  await play('invoice-check', 'down', number)
  await page.clock.install()
  await enter(page, colleagues.yangZixuan, '/claimSettlement/applyInfo')
  await fillVisit(page)
  await chooseSavedCard(page)
  await choose(page, '资料', [
    await electronicReceipt({ number }, '杨子轩', 36_250),
    await electronicRecord('杨子轩', '男'),
  ])
  await expect(page.getByRole('button', { name: /核对第1张发票，已识别/ })).toBeVisible()
  await toAnalysis(page)
  await expect(page.getByText('提交后由理赔专员审核，结果会通知您')).toBeVisible()
  await signAndSubmit(page)
  await expect(page.getByRole('heading', { name: '申请已提交' })).toBeVisible()
  await page.getByRole('button', { name: '查看进度' }).click()
  await expect(page).toHaveTitle('理赔详情')
  const caseId = new URL(page.url().replace('/#/', '/')).searchParams.get('caseId')

  const consolePage = await atTheConsole(browser, 'handler1')
  await expect(consolePage.getByRole('navigation', { name: '案件列表' })).toBeVisible()
  await consolePage.goto(`/console/#/case?id=${caseId}`)
  await expect(consolePage.getByRole('note', { name: '系统提示' })).toContainText('尚未向开票方核验')
  const word = consolePage.getByRole('group', { name: '开票方核验' })
  await expect(word).toContainText('未核验')

  await play('invoice-check', null, number)
  await word.getByRole('button', { name: '重新核验' }).click()
  await expect(word).toContainText('开票方已确认')
  // The server decides unassigned cases automatically, and the member sees it.
  await seenInTime(page, page.getByText('已结案赔付').first())
  await leaveTheConsole(consolePage)
})
