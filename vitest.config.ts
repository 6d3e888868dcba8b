import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { contractRows } from './tools/bundle/contract-rows.ts'

/** How long a busy machine may take. What holds is seen at once, so patience costs only a failing test. */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
}

/** In a campaign every property is tried on many more cases. */
const cases = process.env['CAMPAIGN'] ? ['tools/campaign/many-cases.ts'] : []

export default defineConfig({
  test: {
    maxWorkers: 2,
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'rules',
          ...patience,
          include: [
            'packages/{contract,domain,partner-contract,ocr,ocr-pictures,papers}/**/*.test.ts',
            'tools/**/*.test.ts',
            'apps/h5/build/**/*.test.ts',
          ],
          isolate: false,
          setupFiles: cases,
        },
      },
      {
        test: {
          name: 'server',
          ...patience,
          include: ['apps/server/**/*.test.ts', 'apps/sandbox/**/*.test.ts'],
          setupFiles: cases,
          globalSetup: ['apps/server/testkit/global-database.ts'],
          pool: 'forks',
          // Each file has a database and a server of its own; the modules may be shared.
          isolate: false,
        },
      },
      {
        plugins: [contractRows(), react()],
        test: {
          name: 'h5',
          ...patience,
          include: ['apps/h5/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // A fresh document for each file without a fresh process: five times as fast.
          pool: 'vmThreads',
          setupFiles: ['apps/h5/src/test-setup.ts', ...cases],
        },
      },
      {
        plugins: [contractRows(), react()],
        test: {
          name: 'console',
          ...patience,
          include: ['apps/console/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          pool: 'vmThreads',
          setupFiles: ['apps/console/src/test-setup.ts'],
        },
      },
    ],
  },
})
