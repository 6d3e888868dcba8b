import type { Page } from '@playwright/test'
import type { UserInfo } from '@yf/contract/identity'
import { askCode } from './support/ask-code.ts'
import { agreeAndGoOn, choosePicture, start } from './support/asking.ts'
import { does, nobodyCame, seen } from './support/doctor.ts'
import { expect, test } from './support/journey.ts'
import { origins } from './support/origins.ts'
import { colleagues } from './support/people.ts'
import { keepSession, signIn } from './support/session.ts'

const phone = colleagues.hanXuemei
let user: UserInfo | null = null

/**
 * A phone gets one code a minute, and these journeys share one person, who has claimed the company's free benefit
 * first.
 */
async function open(page: Page, path: string, smsCode: (phone: string) => Promise<string>): Promise<void> {
  if (user) {
    await keepSession(page, origins.app, user)
  } else {
    await askCode(phone)
    user = await signIn(origins.app, { phone, code: await smsCode(phone) })
    await keepSession(page, origins.app, user)
    await page.goto('/#/freeBenefits')
    await page.getByRole('button', { name: '领取夜间医生在线' }).click()
    await expect(page.getByText('领取成功')).toBeVisible()
  }
  await page.goto(`/#${path}`)
}

const left = (page: Page) => page.getByText(/^还可问诊 \d 次$/).textContent()

async function ask(page: Page, text: string): Promise<string> {
  await agreeAndGoOn(page)
  await page.getByLabel('病情描述').fill(text)
  return start(page)
}

const log = (page: Page) => page.getByRole('log', { name: '对话' })

test('a worried member is led to a doctor, sends pictures, and gets a prescription', async ({
  page,
  smsCode,
  expectAccessible,
}) => {
  await open(page, '/hospital', smsCode)
  await page
    .getByRole('list', { name: /常见症状/ })
    .getByRole('button', { name: '发烧' })
    .click()
  await expect(page.getByRole('button', { name: '发烧' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: '青霉素' }).click()
  await expectAccessible(page)
  await agreeAndGoOn(page)

  // Emergency signs first: the answer appears while typing.
  await page.getByLabel('病情描述').fill('突然胸口剧痛，喘不上气')
  await expect(page.getByRole('alertdialog', { name: '紧急提示' })).toBeVisible()
  await page.getByRole('button', { name: '我已看到，目前没有危险' }).click()
  await page.getByLabel('病情描述').fill('头痛两天，太阳穴一跳一跳地痛')
  await choosePicture(page, '添加图片')
  await expect(page.getByRole('button', { name: '查看第1张图片' })).toBeVisible()
  await expect(page.getByText('企业福利「夜间医生在线」')).toBeVisible()
  await expectAccessible(page)
  const no = await start(page)
  await expect(page.getByText('正在为您安排医生')).toBeVisible()

  await does(no, 'take')
  await expect(page.getByRole('region', { name: '接诊医生' })).toBeVisible()
  const inquiry = await seen(no)
  expect(inquiry).toMatchObject({ patient: { name: '韩雪梅', allergies: ['青霉素'] } })
  expect(inquiry?.symptoms.map(({ name }) => name)).toEqual(['发烧'])
  expect(inquiry?.fileNos).toHaveLength(1)

  await does(no, 'write', { words: '发烧吗？' })
  await expect(log(page).getByText('发烧吗？')).toBeVisible()
  await page.getByLabel('对医生说').fill('不发烧')
  await page.getByRole('button', { name: '发送', exact: true }).click()
  await expect(log(page).getByText('已送达')).toBeVisible()
  await choosePicture(page, '发送图片')
  await expect(log(page).getByRole('button', { name: '放大我发的图片' })).toBeVisible()
  await expect
    .poll(async () => (await seen(no))?.messages.filter(({ by }) => by === 'patient').length)
    .toBe(2)
  await does(no, 'read')
  await expect(log(page).getByText('已读').first()).toBeVisible()
  await does(no, 'picture')
  await log(page).getByRole('button', { name: '放大医生发来的图片' }).click()
  await page.getByRole('button', { name: /大图，点按关闭/ }).click()

  await does(no, 'prescribe', { diagnosis: '紧张性头痛' })
  const prescription = log(page).getByRole('article', { name: '韩雪梅的处方' })
  await expect(prescription.getByText('待审方')).toBeVisible()
  await does(no, 'sick-note', { days: '2' })
  await expect(log(page).getByRole('article', { name: '病假建议' })).toBeVisible()
  await expectAccessible(page)
  const rx = (await seen(no))?.prescribed[0]?.prescriptionNo ?? ''
  await does(no, `prescriptions/${rx}/pass`)
  await does(no, 'end', { summary: '头痛两天，无发热', diagnosis: '紧张性头痛', advice: '规律作息' })

  await page.getByRole('button', { name: '问诊已结束，查看小结' }).click()
  await expect(page.getByText('头痛两天，无发热')).toBeVisible()
  await page.getByRole('radio', { name: '5星 非常满意' }).check({ force: true })
  await page.getByRole('button', { name: '提交评价' }).click()
  await expect(page.getByRole('img', { name: '评分 5 星' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/#/RxRecords')
  await expect(page.getByText('布洛芬缓释胶囊').first()).toBeVisible()
  await expect(page.getByText('已通过')).toBeVisible()
})

test('without a doctor the benefit is returned, and the member reads why', async ({ page, smsCode }) => {
  await open(page, '/hospital', smsCode)
  const before = await left(page)
  await page.getByRole('button', { name: '去问诊' }).click()
  const no = await ask(page, '咳嗽三天，夜里更重')
  await expect(page.getByText('正在为您安排医生')).toBeVisible()
  await nobodyCame(no)
  await expect(page.getByText('等待超时，医生未能接诊，权益次数已退回，您可以重新发起').first()).toBeVisible()
  await page.goto('/#/hospital')
  await expect.poll(() => left(page)).toBe(before)
  // Its notice leads back to the record.
  await page.goto('/#/message')
  await page.getByRole('button', { name: /问诊未能开始/ }).click()
  await page.getByRole('button', { name: '去查看' }).click()
  await expect(page).toHaveTitle('问诊详情')
})

test('a message written offline is sent once when the network is back', async ({
  page,
  context,
  smsCode,
  journeyLog,
}) => {
  journeyLog.tolerate(/ERR_INTERNET_DISCONNECTED/)
  await open(page, '/hospital/toConsultation', smsCode)
  const no = await ask(page, '胃不舒服，饭后更明显')
  await does(no, 'take')
  await expect(page.getByRole('region', { name: '接诊医生' })).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel('对医生说').fill('昨天吃了辣的')
  await page.getByRole('button', { name: '发送', exact: true }).click()
  await expect(log(page).getByText('等待网络，恢复后自动发送')).toBeVisible()
  await does(no, 'write', { words: '有没有恶心？' })
  await context.setOffline(false)
  await expect(log(page).getByText('已送达')).toBeVisible()
  await expect(log(page).getByText('有没有恶心？')).toBeVisible()
  await expect
    .poll(async () => (await seen(no))?.messages.filter(({ words: text }) => text === '昨天吃了辣的').length)
    .toBe(1)
  await page.getByRole('button', { name: '结束' }).click()
  await page.getByRole('button', { name: '结束问诊' }).click()
  await expect(page.getByRole('button', { name: '问诊已结束，查看小结' })).toBeVisible()
})
