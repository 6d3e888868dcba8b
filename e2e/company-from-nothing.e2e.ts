import type { Page } from '@playwright/test'
import { addDays } from '@yf/domain/dates'
import { inventedCertificate } from '../apps/server/seeds/people.ts'
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
import { password } from './support/people.ts'
import { approve, openMenu, peopleSheet, pick, saveDialog, typeDays } from './support/set-up.ts'

// One company, from nothing to its renewal: each test goes on where the one before stopped.
test.describe.configure({ mode: 'serial', timeout: 600_000 })

const [companyName, planName] = ['云杉科技', '云杉团体医疗']
const since = addDays(today(), -120)
const until = addDays(since, 364)
const employee = { name: '陈思雨', phone: '13912340001', certificate: inventedCertificate('1992-04-18', 802) }
const leaver = { name: '王建国', phone: '13912340002', certificate: inventedCertificate('1988-10-02', 803) }
const child = { name: '陈小雨', certificate: inventedCertificate('2019-06-01', 804) }

/** Through the app's own registration, from the login screen on. */
async function register(page: Page, person: typeof employee, smsCode: (phone: string) => Promise<string>) {
  await page.goto('/#/login')
  await page.getByRole('link', { name: '注册' }).click()
  // The login screen stays alive behind this one.
  const field = (label: string) => page.getByLabel(label).locator('visible=true').first()
  await field('姓名').fill(person.name)
  await field('证件号').fill(person.certificate)
  await field('手机号').fill(person.phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await field('验证码').fill(await smsCode(person.phone))
  await field('密码').fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page).toHaveURL(/#\/home/)
  await expect(page.getByText('云杉').first()).toBeVisible()
}

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
  await openMenu(finance, '双人审核')
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
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByRole('button', { name: '撤回修改' })).toBeVisible()
  await expectAccessible(page)
  await openMenu(second, '方案')
  await second.getByRole('link', { name: planName }).click()
  await approve(second)

  await openMenu(page, '企业合同')
  await pick(page, page.getByRole('combobox', { name: '企业' }), '云杉', companyName)
  await page.getByRole('button', { name: '新建合同' }).click()
  await expect(page.getByText('请选择方案版本')).toBeVisible()
  await pick(
    page,
    page.getByLabel('方案版本'),
    planName,
    `保险 · ${planName} 第 1 版（${addDays(since, -30)} 起）`,
  )
  await typeDays(page.getByLabel('合同期间'), since, until)
  await page.getByLabel('员工或家属').click()
  await page.getByTitle('子女', { exact: true }).click()
  await page.getByRole('button', { name: '保存草稿' }).click()
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByRole('button', { name: '撤回修改' })).toBeVisible()
  await openMenu(second, '企业合同')
  await second
    .getByRole('row', { name: new RegExp(companyName) })
    .getByRole('link')
    .click()
  await approve(second)
  await leaveTheConsole(second)
  // The job looks each minute.
  await page.reload()
  await expect(page.getByText(/已核定 0 人/)).toBeVisible({ timeout: 90_000 })
  await expectAccessible(page)

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

test('three people come in by a table, and the job shows how far it is', async ({
  browser,
  expectAccessible,
}) => {
  const page = await atTheConsole(browser, 'operator1')
  const hired = addDays(since, 10)
  await openMenu(page, '导入名单')
  await pick(page, page.getByRole('combobox', { name: '企业' }), '云杉', companyName)
  await page.locator('input[type=file]').setInputFiles(
    await peopleSheet([
      [employee.name, employee.certificate, employee.phone, '研发部', hired, '', ''],
      [leaver.name, leaver.certificate, leaver.phone, '市场部', hired, '', ''],
      [child.name, child.certificate, '', '', hired, '女儿', employee.certificate],
      ['=HYPERLINK("http://x")', inventedCertificate('1990-01-01', 805), '', '', hired, '', ''],
    ]),
  )
  await expect(page.getByRole('heading', { name: '花名册.xlsx' })).toBeVisible()
  await page.getByRole('button', { name: '试算' }).click()
  await expect(page.getByText('姓名：姓名只能填写文字和间隔号')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '确认导入' }).click()
  await expect(page.getByRole('dialog').getByText(/新增 3。有误的 1 行不会导入/)).toBeVisible()
  await saveDialog(page, '开始导入')
  await expect(page.getByText(/写入 3 行/)).toBeVisible()

  await openMenu(page, '员工与家属')
  await pick(page, page.getByRole('combobox', { name: '企业' }), '云杉', companyName)
  await expect(page.getByRole('link', { name: employee.name })).toBeVisible()
  await page.getByRole('navigation', { name: '名单' }).getByRole('link', { name: '家属' }).click()
  await expect(page.getByRole('row', { name: new RegExp(child.name) })).toContainText('子女')
  await openMenu(page, '参保记录')
  await pick(page, page.getByRole('combobox', { name: '企业' }), '云杉', companyName)
  for (const { name } of [employee, leaver, child])
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('未注册')
  await leaveTheConsole(page)
})

test('the first employee registers, sees her cover and her child’s, claims with photographs, and is paid', async ({
  page,
  smsCode,
  expectAccessible,
}) => {
  await page.clock.install()
  await register(page, employee, smsCode)
  await expectAccessible(page)

  await page.goto('/#/insurance')
  await expect(page.getByRole('list', { name: '保单' }).getByText('补充医疗保险')).toBeVisible()
  await expect(page.getByText(child.name).first()).toBeVisible()
  await page.getByRole('list', { name: '保单' }).getByRole('button').first().click()
  await expect(page.getByText('门诊医疗').first()).toBeVisible()
  await page.getByRole('button', { name: '申请理赔', exact: true }).click()
  await page.getByRole('button', { name: '我知道了' }).click()
  await expect(page).toHaveTitle('申请信息')
  await fillVisit(page)
  await typeCard(page, '6222020123456789122')
  await page.getByRole('button', { name: '下一步' }).click()
  await choose(page, '资料', [
    await receipt({ seed: 9101, payer: employee.name, fen: 36_000, look: 'photo' }),
    await medicalRecord(9110, employee.name, '女'),
  ])
  // 360 less the deductible of 100, four fifths of it.
  await expect(page.getByRole('button', { name: /预计可赔 查看明细 ¥208\.00/ })).toBeVisible({
    timeout: 240_000,
  })
  await toAnalysis(page)
  await signAndSubmit(page)
  await expect(page.getByRole('heading', { name: '理赔已通过' })).toBeVisible()
  await page.getByRole('button', { name: '查看进度' }).click()
  await seenInTime(page, page.getByText('已到账'))

  await page.goto('/#/claimSettlement/applyInfo')
  await page.getByRole('radio', { name: new RegExp(child.name) }).click()
  await fillVisit(page)
  await page
    .getByRole('radio', { name: /\*\*\*\*/ })
    .first()
    .click()
  await page.getByRole('button', { name: '下一步' }).click()
  await choose(page, '资料', [
    await electronicReceipt({ number: '7700009001' }, child.name, 20_000),
    await electronicRecord(child.name, '女'),
  ])
  await expect(page.getByRole('button', { name: /预计可赔 查看明细 ¥80\.00/ })).toBeVisible({
    timeout: 240_000,
  })
})

test('who leaves today is out the same minute, and is told why', async ({
  page,
  smsCode,
  browser,
  expectAccessible,
}) => {
  await register(page, leaver, smsCode)

  const hr = await atTheConsole(browser, 'operator1')
  await openMenu(hr, '员工与家属')
  await pick(hr, hr.getByRole('combobox', { name: '企业' }), '云杉', companyName)
  await hr.getByRole('link', { name: leaver.name }).click()
  await hr.getByRole('button', { name: '登记离职' }).click()
  await hr.getByLabel('离职日期').fill(today())
  await saveDialog(hr, '登记离职')
  await expect(hr.getByText('已离职').first()).toBeVisible()
  await leaveTheConsole(hr)

  await page.goto('/#/insurance')
  await expect(page).toHaveTitle('登录')
  await page.goto('/#/password')
  await page.getByLabel('手机号', { exact: true }).fill(leaver.phone)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('heading', { name: '企业权益已停止' })).toBeVisible()
  await expect(page.getByText(`您自 ${today()} 起不再是云杉科技的员工`)).toBeVisible()
  await expectAccessible(page)
})
