/** The pages of the console, as each role sees them. */
import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { StaffRole } from '@yf/domain/staff'
import { isOpenTo, routes, type Route } from '../../apps/console/src/app/routes.ts'
import { demoStaff } from '../../apps/server/seeds/demo-staff.ts'
import { idOf } from '../../apps/server/seeds/ids.ts'
import { seriousFindings } from './axe.ts'
import type { CameraDeps, Screenshot } from './camera.ts'
import { watchTraffic } from './settle.ts'

/** The query of a page that shows one record. */
const queries: Readonly<Record<string, string>> = {
  '/case': '?id={case.waiting}',
  '/exam-claim': '?id={examClaim.waiting}',
  '/order': '?id={order.sent}',
  '/after-sale': '?id={sale.open}',
  '/product': `?id=${idOf('mallProduct', 'band')}`,
  '/counsellor': `?id=${idOf('counsellor', 'suwenjing')}`,
  '/adviser': `?id=${idOf('adviser', 'xinghe-software')}`,
  '/activity': `?id=${idOf('promotion', 'points-season')}`,
  '/points-rules': `?company=${idOf('company', 'xinghe-software')}`,
  '/adverts': `?company=${idOf('company', 'xinghe-software')}`,
  '/questions': `?company=${idOf('company', 'xinghe-software')}`,
  '/company': `?id=${idOf('company', 'xinghe-software')}&tab=setUp`,
  '/plan': `?id=${idOf('plan', 'lin-medical')}`,
  '/contract': `?id=${idOf('contract', 'colleague/xinghe-software')}`,
  '/enrolments': `?company=${idOf('company', 'xinghe-software')}`,
  '/person': `?company=${idOf('company', 'xinghe-software')}&id=${idOf('roster', '秦若水')}`,
  '/member': `?id=${idOf('account', 'linxiao')}`,
  '/people': `?company=${idOf('company', 'xinghe-software')}`,
  '/imports': `?company=${idOf('company', 'xinghe-software')}`,
  '/site': `?id=${idOf('offlineSite', 'tcm-jingan')}`,
}

export class ConsoleCamera {
  readonly pictures: Screenshot[] = []
  readonly #ground: CameraDeps

  constructor(deps: CameraDeps) {
    this.#ground = deps
  }

  async takeAll(): Promise<void> {
    const ofEachRole = [...new Map(demoStaff.toReversed().map((staff) => [staff.role, staff])).values()]
    await this.#takeLogin()
    for (const { account, role } of ofEachRole) {
      const { filters } = this.#ground.options
      const open = routes.filter((route) => isOpenTo(route, role))
      const meant = open.filter(
        (route) => filters.length === 0 || filters.some((word) => nameOf(role, route).includes(word)),
      )
      if (meant.length > 0) await this.#walk(account, role, meant)
    }
  }

  async #takeLogin(): Promise<void> {
    const { options, stage } = this.#ground
    if (options.filters.length > 0 && !options.filters.includes('console-login')) return
    const page = await newPage(this.#ground)
    const traffic = watchTraffic(page)
    await page.goto(`${stage.app}/console/`)
    await traffic.settled()
    await this.#keep(page, 'console-login')
    await page.context().close()
  }

  async #walk(account: string, role: StaffRole, pages: readonly Route[]): Promise<void> {
    const { rows } = this.#ground
    const { page, go } = await openConsole(this.#ground, account)
    for (const route of pages) {
      await go(rows(route.path + (queries[route.path] ?? '')))
      await this.#keep(page, nameOf(role, route))
    }
    await page.context().close()
  }

  async #keep(page: Page, name: string): Promise<void> {
    const sheet = 'data-console'
    const file = path.join(this.#ground.folder, sheet, `${name}.jpg`)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    await page.screenshot({ path: file, type: 'jpeg', quality: 85 })
    this.pictures.push({ file, sheet, name })
    if (!this.#ground.options.withAxe) return
    for (const finding of await seriousFindings(page)) this.#ground.findings.add(`${name}: ${finding}`)
  }
}

async function newPage({ browser, options, findings }: CameraDeps): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: options.scale,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => findings.add(`console ${page.url()}: ${error.message}`))
  return page
}

interface OpenedConsole {
  readonly page: Page
  /** Opens a page of the console and waits for its content. */
  go(path: string): Promise<void>
}

/** The console with a staff member logged in. */
export async function openConsole(deps: CameraDeps, account: string): Promise<OpenedConsole> {
  const { stage, sessions } = deps
  const page = await newPage(deps)
  const session = await sessions.ofStaff(account)
  await page.goto(`${stage.app}/healthz`)
  await page.evaluate((stored) => sessionStorage.setItem('yfc_session', stored), JSON.stringify(session))
  const traffic = watchTraffic(page)
  await page.goto(`${stage.app}/console/`)
  await traffic.settled()
  return {
    page,
    go: async (path) => {
      await page.evaluate((hash) => void (location.hash = hash), path)
      await traffic.settled()
    },
  }
}

const nameOf = (role: StaffRole, route: Route) => `console-${role}-${route.path.slice(1)}`
