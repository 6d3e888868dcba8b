import type { Page } from '@playwright/test'
import { addDays } from '@yf/domain/dates'
import { idOf } from '../apps/server/seeds/ids.ts'
import { choose, electronicReceipt, sign, tapUntil, today, typeCard } from './support/claims.ts'
import { atTheConsole, decide, leaveTheConsole } from './support/console.ts'
import { queryRows } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { people } from './support/people.ts'

/** 陈默 has a case in his wife's account (`supplementing`) and now one in his own. */
test("a spouse claims a visit at a public hospital himself; it is handled alongside his wife's case for him, and paid", async ({
  page,
  login,
  browser,
}) => {
  await login(page, people.chenMo, '/publicHospitalClaims')
  await page.getByRole('button', { name: /^就诊医院/ }).click()
  const picker = page.getByRole('dialog', { name: '选择就诊医院' })
  await picker.getByLabel('搜索公立医院').fill('北京')
  // While the list is being filtered a row may move away under the pointer.
  await expect(async () => {
    if (await picker.isVisible())
      await picker.getByRole('button', { name: /北京/ }).first().click({ timeout: 2_000 })
    await expect(picker).toBeHidden({ timeout: 2_000 })
  }).toPass()
  await page.getByRole('radio', { name: /门诊/ }).click()
  await page.getByLabel('就诊日期').fill(addDays(today(), -4))
  await page.getByLabel('发票金额').fill('300')
  await page.getByLabel('诊断或主要症状（选填）').fill('踝关节')
  await page
    .getByRole('list', { name: '匹配的诊断' })
    .getByRole('button', { name: /踝关节扭伤/ })
    .click()
  await expect(page.getByText('已自动保存')).toBeVisible()
  await tapUntil(
    page.getByRole('button', { name: '下一步', exact: true }),
    page.getByRole('button', { name: '下一步，查看申请书' }),
  )
  // The receipt shows another day than he remembered.
  const visitDay = addDays(today(), -6)
  await choose(page, '发票/收据', [
    await electronicReceipt({ number: '7700000098' }, '陈默', 30_000, visitDay),
  ])
  await typeCard(page, '6222020123456789122')
  await tapUntil(
    page.getByRole('button', { name: '下一步，查看申请书' }),
    page.getByRole('button', { name: /去签名/ }),
  )
  await sign(page)
  await expect(page.getByRole('heading', { name: '申请已提交' })).toBeVisible()
  const [made] = await queryRows<{ id: string; case_no: string }>(
    `select id, case_no from claim_case where flow = 'hospital' and insured_name = $1 and state = 1`,
    ['陈默'],
  )

  const consolePage = await atTheConsole(browser, 'handler1')
  await expect(consolePage.getByRole('navigation', { name: '案件列表' })).toBeVisible()
  await consolePage.goto(`/console/#/case?id=${made!.id}`)
  // His case in her account is part of his history; her own is not.
  const history = consolePage.getByRole('region', { name: /被保险人既往案件/ })
  await expect(history.getByText('林晓申请').first()).toBeVisible()
  const strangers = await queryRows<{ case_no: string }>(
    `select case_no from claim_case where insured_name = $1 and state > 0`,
    ['林晓'],
  )
  expect(strangers.length).toBeGreaterThan(0)
  for (const { case_no } of strangers) await expect(history.getByText(case_no)).toHaveCount(0)

  const hints = consolePage.getByRole('note', { name: '系统提示' })
  const otherDay = `上的就诊日期为 ${visitDay}，与申报的就诊日期 ${addDays(today(), -4)} 不同`
  // The receipt is read after submission, in the background.
  const unread = `select 1 from claim_material where case_id = $1 and state <> 'read'`
  await expect.poll(() => queryRows(unread, [made!.id]), { timeout: 240_000 }).toEqual([])
  await decide(consolePage, '受理')
  await expect(hints).toContainText(otherDay)
  await putDaysRight(consolePage, visitDay)
  await expect(hints).not.toContainText('上的就诊日期')

  await consolePage.getByRole('button', { name: '标记诊断' }).click()
  await consolePage.getByRole('dialog').getByLabel('理由').fill('旧伤，需核对投保前病史')
  await consolePage.getByRole('dialog').getByRole('button', { name: '标记', exact: true }).click()
  await expect(consolePage.getByRole('dialog')).toHaveCount(0)
  // It is his, so it is listed next to what his wife claims for him.
  await consolePage.goto(`/console/#/case?id=${idOf('case', 'linxiao/supplementing')}`)
  await expect(consolePage.getByRole('list', { name: '诊断标记' })).toContainText(
    new RegExp(`S93.*旧伤，需核对投保前病史.*${made!.case_no}`),
  )
  await consolePage.goto(`/console/#/case?id=${made!.id}`)

  await consolePage.getByRole('button', { name: '添加' }).click()
  await consolePage.getByRole('dialog').getByLabel('内容').fill('与会员核对了就诊医院')
  await consolePage.getByRole('dialog').getByRole('button', { name: '登记' }).click()
  await expect(consolePage.getByRole('region', { name: '备注与通话（1）' })).toContainText(
    '与会员核对了就诊医院',
  )
  await expect(consolePage.getByRole('dialog')).toHaveCount(0)

  const form = consolePage.getByRole('form', { name: '发票 1' })
  await form.getByLabel('发票号码').fill('7700000099')
  await form.getByLabel('交款人').fill('陈默')
  await form.getByRole('button', { name: '保存更正' }).click()
  await expect(consolePage.getByText('更正已保存，应赔金额已重新计算')).toBeVisible()
  await decide(consolePage, '进入理算')
  await decide(consolePage, '通过')
  await expect(consolePage.getByText('待打款').first()).toBeVisible()
  await leaveTheConsole(consolePage)

  const payer = await atTheConsole(browser, 'senior2')
  await expect(payer.getByRole('navigation', { name: '案件列表' })).toBeVisible()
  await payer.goto('/console/#/payments')
  await payer.getByLabel(`选择 ${made!.case_no}`).check()
  await payer.getByRole('button', { name: '生成批次' }).click()
  await payer.getByRole('dialog').getByRole('button', { name: '生成批次' }).click()
  await expect(payer.getByText(/批次 PB\d{8}-\d{4} 已生成/)).toBeVisible()
  await leaveTheConsole(payer)

  await page.goto(`/#/claimSettlement/detail?caseId=${made!.id}`)
  await expect(page.getByText('待打款').first()).toBeVisible()
})

async function putDaysRight(consolePage: Page, day: string): Promise<void> {
  await consolePage.getByRole('button', { name: '更正就诊信息' }).click()
  const dialog = consolePage.getByRole('dialog')
  await dialog.getByLabel('就诊（入院）日期').fill(day)
  await dialog.getByLabel('末次就诊（出院）日期').fill(day)
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toHaveCount(0)
}
