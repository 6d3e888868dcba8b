import type { Browser, Page } from '@playwright/test'
import pg from 'pg'
import { idOf } from '../apps/server/seeds/ids.ts'
import type { ProductStage } from '../e2e/support/stage.ts'
import { launchBrowser, median, openPhone } from './phone.ts'

const runs = 3
const slots = 10_000
const minutes = 4
const chosenExam = 'right=x&marriage=married&institution=sh-lujiazui'

/** Ten thousand slots of one site, one after the other: four weeks of them, day and night. */
async function fill(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `insert into slot (resource_id, id, kind, starts_at, ends_at, capacity, taken)
     select $1, gen_random_uuid(), 'offline', day + at * $3::interval, day + (at + 1) * $3::interval, 1, 0
     from generate_series(0, $2::int - 1) as at, (select date_trunc('day', now()) + interval '2 days' as day)
     on conflict do nothing`,
    [idOf('offlineSite', 'office-xinghe'), slots, `${minutes} minutes`],
  )
  await client.query('analyze slot')
  await client.end()
}

/** From the touch to the first frame in which the target is visible. */
async function tap(page: Page, target: string, stands: string): Promise<number> {
  await page.locator(target).first().waitFor()
  const painted = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        let began = 0
        addEventListener('pointerdown', (event) => (began = event.timeStamp), { once: true, capture: true })
        const look = () => {
          if (began > 0 && document.querySelector(selector))
            setTimeout(() => resolve(performance.now() - began))
          else requestAnimationFrame(look)
        }
        look()
      }),
    stands,
  )
  await page
    .locator(target)
    .first()
    .evaluate((one: HTMLElement) => {
      one.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      one.click()
    })
  return painted
}

const ways = {
  'a service': {
    from: '/appointmentRecords?tab=services',
    taps: 'role=button[name=/办公区健康筛查/]',
    stands: '[role=dialog] fieldset button',
    leave: (page: Page) => page.getByRole('dialog').getByRole('button', { name: '关闭' }).click(),
  },
  'an exam': {
    from: `/highEndPhysicalExamination/highExamPackages?${chosenExam}`,
    taps: 'role=button[name=/^选择臻选经典体检/]',
    stands: 'fieldset button',
    leave: (page: Page) => page.goBack(),
  },
} as const

async function measure(browser: Browser, app: string, variant: string): Promise<void> {
  for (const [name, { from, taps, stands, leave }] of Object.entries(ways)) {
    const took: { first: number[]; again: number[] } = { first: [], again: [] }
    const page = await openPhone(browser, app, { isSlowNet: false })
    for (let run = 0; run < runs; run++) {
      await page.goto('about:blank')
      await page.goto(`${app}/#${from}`)
      await page.waitForLoadState('networkidle')
      took.first.push(await tap(page, taps, stands))
      await leave(page)
      await page.locator(stands).first().waitFor({ state: 'hidden' })
      took.again.push(await tap(page, taps, stands))
    }
    const figures = [median(took.first), median(took.again)].map((one) => one.toFixed(0).padStart(8))
    console.log(`${`${name}, ${variant}`.padEnd(30)}${figures.join('')}`)
    await page.context().close()
  }
}

/**
 * A month of ten thousand slots: the time from the tap until its days are visible, compared with the demo data's
 * month.
 */
export async function measureMonth({
  app,
  databaseUrl,
}: Pick<ProductStage, 'app' | 'databaseUrl'>): Promise<void> {
  const browser = await launchBrowser()
  console.log(
    '\na month of places, four times slower processor, ms to painted days (goal: 180 where the app is there already)',
  )
  console.log('                                 first   again')
  try {
    await measure(browser, app, 'as it is')
    await fill(databaseUrl)
    await measure(browser, app, `${slots} places`)
  } finally {
    await browser.close()
  }
}
