import { defineConfig } from '@playwright/test'
import { browserFlags } from './tools/browser.ts'
import { origins } from './e2e/support/origins.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  // Each worker has its own server, sandbox and database (e2e/support/own-stage.ts); the journeys of one file run on
  // it one after another.
  workers: Number(process.env['JOURNEYS_AT_ONCE'] || 3),
  fullyParallel: false,
  retries: 0,
  // Time for a busy machine. Passing assertions return at once, so the limit only costs a failing journey.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as const] : [])],
  use: {
    baseURL: origins.app,
    // An element that cannot be tapped for a minute is missing: a journey's whole time is too long for one button.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    viewport: { width: 390, height: 844 },
    // Drawing is most of the work: four times as many pixels and every frame of an animation prove nothing here.
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    // Recording every step costs a tenth of the time: use `--trace on` to examine a failure.
    trace: 'off',
    launchOptions: {
      args: browserFlags,
      ...(process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {}),
    },
  },
  projects: [{ name: 'phone' }],
})
