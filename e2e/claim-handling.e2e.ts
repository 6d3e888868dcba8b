import { idOf } from '../apps/server/seeds/ids.ts'
import { choose, feeList, seenInTime, tapUntil } from './support/claims.ts'
import { atTheConsole, decide, leaveTheConsole } from './support/console.ts'
import { expect, test } from './support/journey.ts'
import { mailCode } from './support/mail-code.ts'
import { origins } from './support/origins.ts'
import { people } from './support/people.ts'

const caseId = (story: string) => idOf('case', `linxiao/${story}`)

test("the member's timeline shows the handler's actions at once: accepted, asked, supplemented, approved", async ({
  page,
  login,
  browser,
}) => {
  await page.clock.install()
  await login(page, people.linXiao, `/claimSettlement/detail?caseId=${caseId('submitted')}`)
  await expect(page.getByText('已提交').first()).toBeVisible()

  const consolePage = await atTheConsole(browser, 'handler1')
  await expect(consolePage.getByRole('navigation', { name: '案件列表' })).toBeVisible()
  await consolePage.goto(`/console/#/case?id=${caseId('submitted')}`)
  await decide(consolePage, '受理')
  await seenInTime(page, page.getByText('资料审核').first())

  await consolePage.locator('footer').getByRole('button', { name: '要求补充', exact: true }).click()
  const asking = consolePage.getByRole('dialog')
  await asking.getByRole('checkbox', { name: '费用清单' }).check()
  await asking.getByRole('textbox', { name: /补充说明/ }).fill('请补充盖章的费用清单。')
  await asking.getByRole('button', { name: '发给会员' }).click()
  await seenInTime(page, page.getByText('请补充：费用清单。请补充盖章的费用清单。'))

  await page.getByRole('button', { name: '去补充资料' }).click()
  await expect(page).toHaveTitle('上传资料')
  await choose(page, '资料', [await feeList()])
  await tapUntil(
    page.getByRole('button', { name: '提交补充资料' }),
    page.getByRole('heading', { name: '理赔详情' }),
  )
  await expect(page.getByText('资料审核').first()).toBeVisible()

  await consolePage.reload()
  await decide(consolePage, '进入理算')
  await decide(consolePage, '通过')
  await seenInTime(page, page.getByText('待打款').first())
  // 463.20 at four fifths; the year's deductible was used in spring.
  await expect(page.getByText('¥370.56').first()).toBeVisible()

  await page.goto('/#/message?tab=2')
  await expect(page.getByText('理赔').first()).toBeVisible()
  await leaveTheConsole(consolePage)
})

test('a case under review is withdrawn with a reason, and its invoices can be used again', async ({
  page,
  login,
}) => {
  await login(page, people.linXiao, `/claimSettlement/detail?caseId=${caseId('reviewing')}`)
  await page.getByRole('button', { name: '撤销申请' }).click()
  const sheet = page.getByRole('dialog', { name: '撤销申请' })
  await sheet.getByRole('radio', { name: '已在别处报销' }).click()
  await sheet.getByRole('button', { name: '确认撤销' }).click()
  await expect(page.getByText('已撤销').first()).toBeVisible()
  await expect(page.getByText(/已在别处报销/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: '重新申请' })).toBeVisible()
})

test('large amounts need two people, a third pays, and every view of the case is in the audit log', async ({
  browser,
}) => {
  const queued = idOf('case', '张明远/waiting/张明远')
  const consolePage = await atTheConsole(browser, 'handler2')
  await consolePage.goto(`/console/#/case?id=${queued}`)
  await expect(consolePage.getByRole('note', { name: '系统提示' })).toContainText('发票总额高于自动理赔额度')
  await decide(consolePage, '受理')
  await decide(consolePage, '进入理算')
  await decide(consolePage, '通过', '通过并提交复核')
  await expect(consolePage.getByText(/等待.*复核|待复核/).first()).toBeVisible()
  await leaveTheConsole(consolePage)

  const senior = await atTheConsole(browser, 'senior1')
  await senior.goto(`/console/#/case?id=${queued}`)
  await decide(senior, '复核通过')
  await expect(senior.getByText('待打款').first()).toBeVisible()
  const caseNo = (await senior.getByRole('heading', { level: 1 }).textContent()) ?? ''

  // The person who confirmed may not pay, and sees why before trying.
  await senior.goto('/console/#/payments')
  await expect(senior.getByLabel(`选择 ${caseNo}`)).toBeDisabled()
  await expect(senior.getByText('您审核通过了本案，须由他人打款').first()).toBeVisible()
  await leaveTheConsole(senior)

  const payer = await atTheConsole(browser, 'senior2')
  await payer.goto('/console/#/payments')
  await payer.getByLabel(`选择 ${caseNo}`).check()
  await payer.getByRole('button', { name: '生成批次' }).click()
  await payer.getByRole('dialog').getByRole('button', { name: '生成批次' }).click()
  await expect(payer.getByText(/批次 PB\d{8}-\d{4} 已生成/)).toBeVisible()
  await leaveTheConsole(payer)

  const auditor = await atTheConsole(browser, 'auditor1')
  await auditor.goto(`/console/#/audit-log?caseNo=${caseNo}`)
  for (const [name, action] of [
    ['李核赔', '初审通过'],
    ['赵主管', '复核通过'],
    ['赵主管', '查看打款列表'],
    ['钱复核', '生成打款批次'],
  ] as const)
    await expect(auditor.getByRole('row', { name: new RegExp(`${name}.*${action}`) }).first()).toBeVisible()
  await leaveTheConsole(auditor)
})

test('application and decision letter arrive by e-mail as PDFs', async ({ page, login }) => {
  await login(page, people.linXiao, `/claimSettlement/toEmail?caseId=${caseId('paid-spring')}`)
  const to = 'lin.xiao@example.com'
  // The signed document is generated some time after the start.
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('checkbox', { name: /理赔申请书/ })).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await page.getByRole('textbox', { name: '邮箱' }).fill(to)
  await page.getByRole('button', { name: '发送', exact: true }).click()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('邮件验证码').fill(await mailCode(to))
  // The same button as before, which ignores a second tap within a second.
  const sent = page.getByRole('heading', { name: '已发送' })
  await expect(async () => {
    // On a slow machine the previous tap may have sent it.
    if (!(await sent.isVisible()))
      await page.getByRole('button', { name: '确认并发送' }).click({ timeout: 1_000 })
    await expect(sent).toBeVisible({ timeout: 3_000 })
  }).toPass()
  const names = async () => {
    const letters = (await (await fetch(`${origins.sandbox}/inbox/mail?to=${to}`)).json()) as {
      attachments: { name: string; type: string }[]
    }[]
    return letters.flatMap(({ attachments }) => attachments.map(({ type }) => type))
  }
  await expect.poll(names).toEqual(['application/pdf', 'application/pdf'])
})

test('the insurance hub links to China Life without another login', async ({ page, login }) => {
  await login(page, people.linXiao, '/bxserver')
  await page.getByRole('button', { name: /中国人寿（深圳）/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '前往' }).click()
  await expect(page.getByRole('heading', { name: '中国人寿理赔' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '林晓，欢迎您' })).toBeVisible()
})
