/**
 * npm run taps: counts the taps from the home page to the most frequent targets. Typing counts once per field; a
 * dialog that has to be closed on the way counts as a tap.
 */
import { chromium, expect as expectNow, type Browser, type Page } from '@playwright/test'
import {
  choose,
  electronicReceipt,
  electronicRecord,
  fillVisit,
  signAndSubmit,
  chooseSavedCard,
  toAnalysis,
} from '../e2e/support/claims.ts'
import { inventedCertificate } from '../apps/server/seeds/people.ts'
import { keepSession } from '../e2e/support/session.ts'
import { openStage } from '../e2e/support/stage.ts'
import { browserFlags, ensureBrowser } from './browser.ts'
import { buildApps } from './run/app-build.ts'
import { openSessions, type Sessions, type Viewer } from './shots/sessions.ts'

/** A busy machine may be slow. */
const expect = expectNow.configure({ timeout: 60_000 })

interface TapGoal {
  readonly goal: string
  readonly who: Viewer
  readonly go: (page: Page) => Promise<void>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

/** Taps the first of these that exists; the shortest path comes first. */
async function tapFirst(page: Page, ...names: readonly (string | RegExp)[]): Promise<void> {
  const all = names.map((name) => button(page, name))
  await expect(all.reduce((one, other) => one.or(other)).first()).toBeVisible()
  for (const one of all) if (await one.isVisible()) return one.click()
}

async function fileClaim(page: Page): Promise<void> {
  await button(page, /^理赔申请/).click()
  await tapFirst(page, '我知道了')
  await fillVisit(page)
  await chooseSavedCard(page)
  const documents = [
    await electronicReceipt({ number: '7700000091' }, '吴浩然', 30_000),
    await electronicRecord('吴浩然', '男'),
  ]
  await choose(page, '资料', documents)
  await toAnalysis(page)
  await signAndSubmit(page)
  await expect(page.getByRole('heading', { name: /理赔已通过|申请已提交/ })).toBeVisible()
}

const ways: readonly TapGoal[] = [
  {
    goal: '找到人工客服',
    who: 'linXiao',
    go: async (page) => {
      const direct = button(page, /^(人工客服|在线客服|联系客服)/)
      if (!(await direct.isVisible())) await button(page, '个人中心').click()
      await direct.click()
      await expect(
        page
          .getByRole('dialog')
          .or(page.getByText(/人工客服|客服/))
          .first(),
      ).toBeVisible()
    },
  },
  {
    goal: '查看一份保障',
    who: 'linXiao',
    go: async (page) => {
      await tapFirst(page, /查看保障/, /企业补充医疗保险/)
      await expect(page).toHaveTitle('保险详情')
    },
  },
  {
    goal: '添加一个孩子',
    who: 'zhouLan',
    go: async (page) => {
      await button(page, '家庭服务').click()
      await button(page, '添加家庭成员').click()
      await page.getByText('子女', { exact: true }).click()
      await page.getByLabel('姓名', { exact: true }).fill('周小禾')
      await page.getByLabel('证件号码', { exact: true }).fill(inventedCertificate('2018-05-20', 83))
      await page.getByRole('button', { name: '添加', exact: true }).click()
      await expect(page.getByText('周小禾')).toBeVisible()
    },
  },
  {
    goal: '使用一张卡',
    who: 'linXiao',
    go: async (page) => {
      await button(page, '个人中心').click()
      await tapFirst(page, '我的卡包', /卡包/)
      await button(page, /^去使用：肩颈理疗/).click()
      await expect(page.getByRole('heading', { name: /欢迎您/ })).toBeVisible()
    },
  },
  { goal: '一张发票的理赔申请', who: 'insured', go: fileClaim },
]

interface TapCounts {
  readonly taps: number
  readonly fields: number
}

async function walk(browser: Browser, origin: string, sessions: Sessions, way: TapGoal): Promise<TapCounts> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const counted = { taps: 0, fields: 0 }
  // Strokes of a signature are writing, not taps.
  await page.exposeFunction('countTap', () => (counted.taps += 1))
  await page.exposeFunction('countField', () => (counted.fields += 1))
  await keepSession(page, origin, await sessions.ofMember(way.who))
  await page.addInitScript(() => {
    const isPad = (target: EventTarget | null) => target instanceof HTMLCanvasElement
    addEventListener('pointerdown', (event) => isPad(event.target) || window.countTap(), true)
    const typed = new Set<EventTarget>()
    addEventListener(
      'input',
      ({ target }) => {
        const isTyped = target instanceof HTMLInputElement && !/radio|checkbox|file/.test(target.type)
        if (!isTyped || typed.has(target)) return
        typed.add(target)
        window.countField()
      },
      true,
    )
  })
  await page.goto('/#/home')
  await expect(page.getByRole('heading', { name: '我的权益' })).toBeVisible()
  await page.addLocatorHandler(page.getByRole('button', { name: '关闭活动' }), (close) => close.click())
  await way.go(page)
  await context.close()
  return counted
}

/** In the page: functions of this program. */
declare global {
  interface Window {
    countTap(): void
    countField(): void
  }
}

const executablePath = ensureBrowser()
await buildApps()
const first = Number(process.env['SHOTS_PORT'] || 18_180)
const stage = await openStage({ app: first, sandbox: first + 10, mail: first + 20 })
const browser = await chromium.launch({ executablePath, args: browserFlags })
try {
  const sessions = openSessions(stage)
  for (const way of ways) {
    const { taps, fields } = await walk(browser, stage.app, sessions, way)
    console.log(`${way.goal}: ${taps} taps, ${fields} fields`)
  }
} finally {
  await browser.close()
  await stage.stop()
}
