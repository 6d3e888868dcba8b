import {
  choose,
  electronicReceipt,
  electronicRecord,
  fillDays,
  fillVisit,
  medicalRecord,
  receipt,
  seenInTime,
  sign,
  signAndSubmit,
  chooseSavedCard,
  tapUntil,
  toAnalysis,
  typeCard,
} from './support/claims.ts'
import { expect, test } from './support/journey.ts'
import { play } from './support/partners.ts'
import { colleagues, people } from './support/people.ts'

// Pictures are really drawn and read: on a busy machine a picture may take half a minute.
test.describe.configure({ timeout: 600_000 })
const whenRead = { timeout: 240_000 }

test('three photographed receipts are decided at once, with an explanation line by line', async ({
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
  await chooseSavedCard(page)

  const documents = [
    await receipt({ seed: 9001, payer: '吴浩然', fen: 36_250, look: 'photo' }),
    await receipt({ seed: 9002, payer: '吴浩然', fen: 41_800, look: 'photo' }),
    await receipt({ seed: 9003, payer: '吴浩然', fen: 28_800, look: 'scan' }),
    await medicalRecord(9010, '吴浩然', '男'),
  ]
  await choose(page, '资料', documents)
  await expect(page.getByRole('button', { name: /核对第\d张发票，已识别/ })).toHaveCount(3, whenRead)
  // 1068.50 less the deductible of 100, four fifths of it.
  await expect(page.getByRole('button', { name: /预计可赔 查看明细 ¥774\.80/ })).toBeVisible()
  await toAnalysis(page)
  await signAndSubmit(page)

  await expect(page.getByRole('heading', { name: '理赔已通过' })).toBeVisible()
  await expect(page.getByText('¥774.80').first()).toBeVisible()
  await page.getByRole('button', { name: '看看每张发票怎样算' }).click()
  await expect(page).toHaveTitle('案件详情')
  await expect(page.getByText(/扣除免赔额 ¥100\.00/)).toBeVisible()

  // The sandbox pays within moments, and the case updates by itself.
  await page.goBack()
  await page.getByRole('button', { name: '查看进度' }).click()
  await expect(page).toHaveTitle('理赔详情')
  await expect(page.getByText('已结案赔付').first()).toBeVisible()

  // Submitted steps leave no history: the browser's back button leads to the start of the flow.
  await page.goBack()
  await expect(page).toHaveTitle('提交结果')
  await page.goBack()
  await expect(page).toHaveURL(/#\/home/)
})

test('a member enters an unreadable amount manually, and staff review the case', async ({ page, enter }) => {
  await enter(page, colleagues.xuMengjie, '/claimSettlement/applyInfo')
  await fillVisit(page)
  await chooseSavedCard(page)
  const stained = await receipt({
    seed: 9002,
    payer: '徐梦洁',
    fen: 52_000,
    invoice: { code: '11060126', number: '7700000002' },
    smeared: ['total', 'capitalAmount'],
  })
  await choose(page, '资料', [stained, await electronicRecord('徐梦洁', '女')])
  await expect(page.getByText('金额未识别')).toBeVisible(whenRead)
  await page.getByRole('button', { name: /核对第1张发票/ }).click()
  const sheet = page.getByRole('dialog', { name: '核对发票信息' })
  await expect(sheet.getByText('第 1 张，共 1 张')).toBeVisible()
  await sheet.getByLabel(/发票金额/).fill('520')
  await expect(sheet.getByText('由您填写，将由人工核对')).toBeVisible()
  await sheet.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('list', { name: '发票信息' })).toContainText('¥520.00')
  // 520 less the deductible of 100, four fifths of it.
  await expect(page.getByRole('button', { name: /预计可赔 查看明细 ¥336\.00/ })).toBeVisible()
  await toAnalysis(page)
  await expect(page.getByText('有发票内容由您填写或修改过')).toBeVisible()
  await signAndSubmit(page)
  await expect(page.getByRole('heading', { name: '申请已提交' })).toBeVisible()
})

test('refuses an invoice of another case and names that case', async ({ page, enter }) => {
  await enter(page, colleagues.sunLicheng, '/claimSettlement/applyInfo')
  await fillVisit(page)
  await chooseSavedCard(page)
  const used = { code: '11060124', number: '1452909438' }
  await choose(page, '资料', [await electronicReceipt(used, '孙立诚', 62_000)])
  await expect(page.getByText(/1452909438 已在案件 LP\w+ 中使用/).first()).toBeVisible(whenRead)
})

test("an employee claims for her child, on the child's own policy", async ({ page, login }) => {
  await login(page, people.linXiao, '/claimSettlement/applyInfo')
  await page.getByRole('button', { name: '重新开始' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '重新开始' }).click()
  await page.getByRole('radio', { name: /陈小满/ }).click()
  await fillVisit(page)
  await chooseSavedCard(page)
  await choose(page, '资料', [
    await electronicReceipt({ number: '7700000003' }, '陈小满', 20_000),
    await electronicRecord('陈小满', '女'),
  ])
  // A child's bill has no deductible; four fifths are paid.
  await expect(page.getByRole('button', { name: /预计可赔 查看明细 ¥160\.00/ })).toBeVisible(whenRead)
  await toAnalysis(page)
  await signAndSubmit(page)
  await expect(page.getByRole('heading', { name: '理赔已通过' })).toBeVisible()
})

test('a spouse claims for himself; the bank rejects his card, and another card gets the payment', async ({
  page,
  login,
}) => {
  const [refused, good] = ['6225880123456783', '6222020123456789122']
  await play('payout', 'refuses', refused)
  await page.clock.install()
  await login(page, people.chenMo, '/claimSettlement/applyInfo')
  await fillVisit(page)
  await typeCard(page, refused)
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page).toHaveTitle('上传资料')
  await choose(page, '资料', [
    await electronicReceipt({ number: '7700000004' }, '陈默', 30_000),
    await electronicRecord('陈默', '男'),
  ])
  await toAnalysis(page)
  await signAndSubmit(page)
  await expect(page.getByRole('button', { name: /碳积分 \+\d+/ })).toBeVisible()
  await page.getByRole('button', { name: '查看进度' }).click()
  await seenInTime(page, page.getByText('打款失败').first())
  await expect(page.getByText(/更换银行卡后会重新打款/)).toBeVisible()

  await page.getByRole('button', { name: '更换银行卡' }).click()
  const sheet = page.getByRole('dialog', { name: '更换银行卡' })
  // He has no other card yet, and the rejected one is not offered again.
  await expect(sheet.getByText('持卡人')).toBeVisible()
  await typeCard(page, good)
  await sheet.getByRole('button', { name: '保存并重新打款' }).click()
  await seenInTime(page, page.getByText('已到账'))
  await expect(page.getByText('已结案赔付').first()).toBeVisible()
})

test('another phone continues where the first one stopped', async ({ page, enter, browser }) => {
  await enter(page, colleagues.maXiaodong, '/claimSettlement/applyInfo')
  await fillVisit(page)
  await chooseSavedCard(page)
  await choose(page, '资料', [await electronicRecord('马晓东', '女')])
  await expect(page.getByRole('button', { name: /病历.*第1张|第1张病历/ }).first()).toBeVisible()
  const stored = await page.evaluate(() => ({
    token: localStorage.getItem('yf_token') ?? '',
    user: localStorage.getItem('yf_userInfo') ?? '',
  }))
  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto('/healthz')
  await other.evaluate(({ token, user }) => {
    localStorage.setItem('yf_token', token)
    localStorage.setItem('yf_userInfo', user)
  }, stored)
  await other.goto('/#/claimSettlement/applyInfo')
  await other.getByRole('button', { name: '继续上次的申请' }).click()
  await expect(other).toHaveTitle('上传资料')
  await expect(other.getByRole('button', { name: /病历.*第1张|第1张病历/ }).first()).toBeVisible()
  await context.close()
})

test('a company of the old flow accepts plain documents, gets a signature, and waits for staff', async ({
  page,
  enter,
}) => {
  await enter(page, colleagues.huJianping, '/claimRecords')
  await page.getByRole('button', { name: '申请理赔', exact: true }).click()
  await page.getByRole('button', { name: '我知道了' }).click()
  await expect(page).toHaveTitle('申请信息')
  await page.getByRole('button', { name: /就诊类型/ }).click()
  await page.getByRole('dialog').getByRole('radio', { name: /门诊/ }).click()
  await page.getByLabel('发票总金额').fill('300')
  await fillDays(page)
  await chooseSavedCard(page)
  await choose(page, '发票/收据', [await electronicReceipt({ number: '7700000005' }, '胡建平', 30_000)])
  await choose(page, '病历', [await electronicRecord('胡建平', '男')])
  await choose(page, '身份证', [await medicalRecord(9015, '胡建平', '男')])
  await tapUntil(
    page.getByRole('button', { name: '下一步，查看申请书' }),
    page.getByRole('button', { name: /去签名/ }),
  )
  await sign(page)
  await expect(page.getByRole('heading', { name: '申请已提交' })).toBeVisible()
})
