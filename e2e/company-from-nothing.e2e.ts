import { addDays } from '@yf/domain/dates'
import { inventedCertificate } from '../apps/server/seeds/people.ts'
import { askCode } from './support/ask-code.ts'
import {
  choose,
  electronicReceipt,
  electronicRecord,
  fillVisit,
  medicalRecord,
  receipt,
  seenInTime,
  signAndSubmit,
  toAnalysis,
  today,
  typeCard,
} from './support/claims.ts'
import { atTheConsole, leaveTheConsole } from './support/console.ts'
import { expect, test } from './support/journey.ts'
import { approve, openMenu, peopleSheet, pick, saveDialog, typeDays } from './support/set-up.ts'

// One company, from nothing to its renewal: each test goes on where the one before stopped.
test.describe.configure({ mode: 'serial', timeout: 600_000 })

const [companyName, planName] = ['云杉科技', '云杉团体医疗']
const since = addDays(today(), -120)
const until = addDays(since, 364)
const employee = { name: '陈思雨', phone: '13912340001', certificate: inventedCertificate('1992-04-18', 802) }
const leaver = { name: '王建国', phone: '13912340002', certificate: inventedCertificate('1988-10-02', 803) }
const child = { name: '陈小雨', certificate: inventedCertificate('2019-06-01', 804) }

test('operators set up a group, a company, its rules, its plan and its contract, each checked by a second person', async ({
  browser,
  expectAccessible,
}) => {
  const page = await atTheConsole(browser, 'operator1')
  const second = await atTheConsole(browser, 'operator2')

  await openMenu(page, '集团')
  await page.getByRole('button', { name: '新建集团' }).click()
  await page.getByLabel('集团名称').fill('云杉集团')
  await saveDialog(page)
  await openMenu(page, '企业列表')
  await page.getByRole('button', { name: '新建企业' }).click()
  const dialog = page.getByRole('dialog')
  await pick(page, dialog.getByLabel('集团'), '云杉', '云杉集团')
  await dialog.getByLabel('企业名称').fill(companyName)
  await dialog.getByLabel('企业简称').fill('云杉')
  await dialog.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('还有 5 项必须完成')).toBeVisible()

  await page.getByRole('link', { name: '去完成福利咨询联系人' }).click()
  await page.getByLabel('部门').fill('人力资源部')
  await page.getByLabel('电话').fill('021-55508800')
  await page.getByRole('button', { name: '保存联系方式' }).click()
  await expect(page.getByText(/联系方式已保存/)).toBeVisible()
  await page.goBack()

  await page.getByRole('link', { name: '去完成主题' }).click()
  await page.getByRole('radio').nth(1).click()
  await page.getByRole('button', { name: '保存配色' }).click()
  await expect(page.getByText('企业自己的主题')).toBeVisible()

  const tabs = page.getByRole('navigation', { name: '企业详情' })
  await tabs.getByRole('link', { name: '理赔规则' }).click()
  await page.getByRole('button', { name: '确认规则' }).click()
  await dialog.getByLabel('自动赔付上限（元）').fill('3000')
  await dialog.getByLabel('邮寄地址').fill('上海市徐汇区虹桥路 1 号')
  await expect(dialog.getByText(/须财务审核通过后生效/)).toBeVisible()
  await saveDialog(page)
  await expect(page.getByText(/等待财务审核/)).toBeVisible()
  const finance = await atTheConsole(browser, 'finance1')
  await openMenu(finance, '发放审核')
  await approve(finance, finance.getByRole('row', { name: new RegExp(companyName) }))
  await leaveTheConsole(finance)

  await openMenu(page, '方案')
  await page.getByRole('button', { name: '新建方案' }).click()
  await page.getByLabel('方案名称').fill(planName)
  await page.getByLabel('保险名称').fill('补充医疗保险')
  await page.getByLabel('承保公司').fill('安和健康保险')
  await typeDays(page.getByLabel('生效日期'), addDays(since, -30))
  await page.getByRole('button', { name: '添加保障责任' }).click()
  await page.getByLabel('责任名称').fill('门诊医疗')
  await page.getByLabel('免赔额（元）').fill('100')
  await page.getByRole('button', { name: '按赔付规则生成说明' }).click()
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(page.getByText('已保存草稿')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText('已提交，等待其他人审核')).toBeVisible()
  await openMenu(second, '方案')
  await second.getByRole('link', { name: planName }).click()
  await approve(second)

  await openMenu(page, '保险合同')
  await pick(page, page.getByRole('combobox', { name: '企业' }), '云杉', companyName)
  await page.getByRole('button', { name: '新建合同' }).click()
  await expect(page.getByText('请选择方案版本')).toBeVisible()
  await pick(page, page.getByLabel('方案版本'), planName, `${planName} 第 1 版（${addDays(since, -30)} 起）`)
  await typeDays(page.getByLabel('保险期间'), since, until)
  await page.getByLabel('员工或家属').click()
  await page.getByTitle('子女', { exact: true }).click()
  await page.getByRole('button', { name: '保存草稿' }).click()
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByRole('button', { name: '撤回修改' })).toBeVisible()
  await expectAccessible(page)
  await openMenu(second, '保险合同')
  await second.getByRole('row', { name: new RegExp(companyName) }).getByRole('link').click()
  await approve(second)
  await leaveTheConsole(second)
  // The job looks each minute.
  await expect(page.getByText(/已核定 0 人/)).toBeVisible({ timeout: 90_000 })

  await openMenu(page, '企业列表')
  await page.getByRole('link', { name: companyName }).click()
  await page.getByRole('button', { name: '启用', exact: true }).click()
  await saveDialog(page, '启用')
  await tabs.getByRole('link', { name: '开通清单' }).click()
  await expect(page.getByText('还有 1 项必须完成')).toBeVisible()
  await page.getByRole('link', { name: '去完成员工名单' }).click()
  await expect(page.getByText('这里还没有人')).toBeVisible()
  await leaveTheConsole(page)
})
