import { idOf } from '../apps/server/seeds/ids.ts'
import { choose, feeList } from './support/claims.ts'
import { atTheConsole, decide, leaveTheConsole } from './support/console.ts'
import { expect, test } from './support/journey.ts'
import { people } from './support/people.ts'

const caseId = idOf('case', 'linxiao/adjudicating')

test('a member appeals a refusal with a new document; another reviewer changes it, and it is paid', async ({
  page,
  login,
  browser,
}) => {
  const consolePage = await atTheConsole(browser, 'handler1')
  await consolePage.goto(`/console/#/case?id=${caseId}`)
  await decide(consolePage, '受理')
  await consolePage.locator('footer').getByRole('button', { name: '拒赔', exact: true }).click()
  const refusing = consolePage.getByRole('dialog')
  await refusing.getByRole('textbox', { name: /拒赔理由/ }).fill('没有看到病历，无法核定。')
  await refusing.getByRole('button', { name: '拒赔并提交复核' }).click()
  await expect(refusing).toBeHidden()
  await leaveTheConsole(consolePage)
  // A refusal of this amount needs two people.
  const second = await atTheConsole(browser, 'senior1')
  await second.goto(`/console/#/case?id=${caseId}`)
  await decide(second, '复核拒赔')
  await expect(second.getByRole('dialog')).toBeHidden()
  await leaveTheConsole(second)

  await login(page, people.linXiao, `/claimResult?caseId=${caseId}`)
  await expect(page.getByText('没有看到病历，无法核定。')).toBeVisible()
  await page.getByRole('button', { name: '申请复核' }).click()
  const sheet = page.getByRole('dialog', { name: '申请复核' })
  await sheet.getByRole('radio', { name: '有新的资料可以证明' }).click()
  await sheet.getByRole('textbox', { name: /您的理由/ }).fill('病历和费用清单都已补齐')
  await choose(page, '资料', [await feeList()])
  await expect(sheet.getByRole('button', { name: /^查看第1份/ })).toBeVisible()
  await sheet.getByRole('button', { name: '提交复核申请' }).click()
  await expect(page.getByText('案件正在复核')).toBeVisible()

  const reviewer = await atTheConsole(browser, 'senior2')
  await reviewer.goto('/console/#/queue?list=appeal')
  await reviewer.locator(`a[href*="${caseId}"]`).click()
  const review = reviewer.getByRole('region', { name: '复核与重新审核' })
  await expect(review.getByText('病历和费用清单都已补齐')).toBeVisible()
  await review.getByRole('button', { name: '受理复核' }).click()
  await reviewer.getByRole('dialog').getByRole('button', { name: '受理复核' }).click()
  // The decision is blocked while the new document is being read.
  const change = review.getByRole('button', { name: '变更决定' })
  await expect(async () => {
    await reviewer.reload()
    await expect(change).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 120_000 })
  await change.click()
  const changing = reviewer.getByRole('dialog')
  await changing.getByRole('textbox', { name: /变更的理由/ }).fill('补充的病历已核对，属于保险责任。')
  await changing.getByRole('button', { name: '变更决定' }).click()
  await expect(reviewer.getByText('待打款').first()).toBeVisible()
  const caseNo = (await reviewer.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await leaveTheConsole(reviewer)

  // Neither the person who refused nor the one who changed it may pay.
  const payer = await atTheConsole(browser, 'senior1')
  await payer.goto('/console/#/payments')
  await payer.getByLabel(`选择 ${caseNo}`).check()
  await payer.getByRole('button', { name: '生成批次' }).click()
  await payer.getByRole('dialog').getByRole('button', { name: '生成批次' }).click()
  await expect(payer.getByText(/批次 PB\d{8}-\d{4} 已生成/)).toBeVisible()
  await payer.getByRole('button', { name: '发送', exact: true }).first().click()
  await payer.getByRole('dialog').getByRole('button', { name: /^打款/ }).click()
  await expect(payer.getByText(/已发送，到账后会员会收到通知/)).toBeVisible()
  await leaveTheConsole(payer)

  await page.goto(`/#/claimSettlement/detail?caseId=${caseId}`)
  await expect(page.getByText('已重新核定').first()).toBeVisible()
  await expect(page.getByText('补充的病历已核对，属于保险责任。').first()).toBeVisible()
  await expect(page.getByText('复核决定书')).toBeVisible()
  await expect(page.getByText('已结案赔付').first()).toBeVisible()
})
