import type { Page } from '@playwright/test'
import { agents } from './support/agents.ts'
import { expect, test } from './support/journey.ts'
import { origins } from './support/origins.ts'
import { colleagues } from './support/people.ts'

test.describe('WeCom', () => {
  test.use({ userAgent: agents.wecom })

  test('an employee without a session is signed on and returns to the requested page', async ({ page }) => {
    await page.goto('/#/insurance')
    await page.getByRole('link', { name: '林晓', exact: true }).click()
    await expect(page).toHaveTitle('我的保险')
    await expect(page.getByText('企业补充医疗保险').first()).toBeVisible()
    await expect(page).toHaveURL(`${origins.app}/#/insurance`)
  })

  test("a person whose phone the company's app does not reveal binds one", async ({ page, smsCode }) => {
    await page.goto('/#/home')
    await page.getByRole('link', { name: '沈新', exact: true }).click()
    await expect(page.getByRole('heading', { name: '绑定手机号' })).toBeVisible()
    // The agreements can be read, and the login waits behind them.
    await page.getByRole('link', { name: '《隐私政策》' }).click()
    await expect(page).toHaveTitle('隐私政策')
    await page.goBack()
    await expect(page.getByRole('heading', { name: '绑定手机号' })).toBeVisible()
    await page.getByLabel('手机号', { exact: true }).fill(colleagues.wangSiqi)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByLabel('验证码', { exact: true }).fill(await smsCode(colleagues.wangSiqi))
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '绑定并登录' }).click()
    await expect(page.getByText('王思齐')).toBeVisible()
  })

  test('a person who declines gets a message and may log in by phone', async ({ page }) => {
    await page.goto('/#/home')
    await page.getByRole('link', { name: '访客', exact: true }).click()
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
    await page.getByRole('button', { name: '使用手机号登录' }).click()
    await expect(page.getByLabel('手机号', { exact: true })).toBeVisible()
  })
})

/** The bridge that the DingTalk app injects into its pages: it returns a code for the signed-in person. */
async function playDingTalk(page: Page, person: string): Promise<void> {
  await page.exposeFunction('codeOfDingTalk', async (corpId: string) => {
    const query = new URLSearchParams({ corpId, person })
    const response = await fetch(`${origins.sandbox}/dingtalk-api/sandbox/auth-code?${query}`)
    return ((await response.json()) as { code: string }).code
  })
  await page.addInitScript(() => {
    const { codeOfDingTalk } = window as unknown as { codeOfDingTalk: (corpId: string) => Promise<string> }
    const callHandler = (_name: string, input: object, then: (answer: object) => void) => {
      const corpId = /"corpId":"([^"]+)"/.exec(JSON.stringify(input))?.[1] ?? ''
      void codeOfDingTalk(corpId).then((code) => then({ errorCode: '0', result: { code } }))
    }
    const bridge = { init: () => undefined, registerHandler: () => undefined, callHandler }
    Object.assign(window, { WebViewJavascriptBridge: bridge })
  })
}

test.describe('DingTalk', () => {
  test.use({ userAgent: agents.dingTalk })

  test("signs an employee on by the app's own code", async ({ page }) => {
    await playDingTalk(page, 'zhoulan')
    await page.goto('/#/home')
    await expect(page).toHaveTitle('原力星球')
    await expect(page.getByText('海纳制造').first()).toBeVisible()
  })

  test("without the app's bridge the login by phone is available", async ({ page }) => {
    await page.goto('/#/dd-ssoLogin')
    await page.getByRole('button', { name: '使用手机号登录' }).click()
    await expect(page.getByLabel('手机号', { exact: true })).toBeVisible()
  })
})

test.describe('Feishu', () => {
  test.use({ userAgent: agents.feishu })

  test("signs an employee on through Feishu's script", async ({ page }) => {
    await page.goto('/#/companyCenter')
    await page.getByRole('button', { name: '何静', exact: true }).click()
    await expect(page).toHaveTitle('企业专区')
    await expect(page.getByText('原力健康集团')).toBeVisible()
  })

  test('a person who refuses gets a message and may try again', async ({ page }) => {
    await page.goto('/#/home')
    await page.getByRole('button', { name: '取消', exact: true }).click()
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
    await expect(page.getByRole('button', { name: '使用手机号登录' })).toBeVisible()
  })
})
