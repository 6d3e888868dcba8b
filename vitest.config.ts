import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { hostNames } from './apps/h5/build/host-names.ts'
import { contractRows } from './tools/bundle/contract-rows.ts'

/** Time for a busy machine. Passing assertions return at once, so the limit only costs a failing test. */
const busyMachineLimits = {
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
}

/** Modules that only run on Node are loaded by Node itself, like the product: nothing is compiled twice. */
const native = { viteModuleRunner: false, nodeLoader: false }

/** In the browser's format: for Node these packages offer another, in which two copies do not know each other. */
const consoleLibraries = [
  { find: /^antd$/, replacement: 'antd/es/index.js' },
  { find: /^@ant-design\/icons$/, replacement: '@ant-design/icons/es' },
  { find: /^recharts$/, replacement: 'recharts/es6/index.js' },
]
/** The set-up gives each file its own page and modules; the libraries are loaded once: half the time. */
const onePageEach = {
  environment: './packages/client/src/test-document.ts',
  pool: 'threads',
  isolate: false,
} as const

/** In a campaign every property is tried on many more cases. */
const cases = process.env['CAMPAIGN'] ? ['tools/campaign/many-cases.ts'] : []

export default defineConfig({
  test: {
    // One more than the cores of a small machine: while one waits for the database another works.
    maxWorkers: 3,
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'rules',
          experimental: native,
          ...busyMachineLimits,
          include: [
            'packages/{contract,domain,partner-contract,ocr,ocr-pictures,papers}/**/*.test.ts',
            'tools/**/*.test.ts',
            'e2e/support/**/*.test.ts',
            'apps/h5/build/**/*.test.ts',
          ],
          isolate: false,
          setupFiles: cases,
        },
      },
      {
        test: {
          name: 'server',
          experimental: native,
          ...busyMachineLimits,
          include: ['apps/server/**/*.test.ts', 'apps/sandbox/**/*.test.ts'],
          setupFiles: ['apps/server/testkit/test-setup.ts', ...cases],
          globalSetup: ['apps/server/testkit/global-database.ts'],
          pool: 'forks',
          // Each file has its own database and server; the modules may be shared.
          isolate: false,
        },
      },
      {
        plugins: [contractRows(), react()],
        define: hostNames({}),
        test: {
          name: 'h5',
          ...busyMachineLimits,
          include: ['apps/h5/src/**/*.test.{ts,tsx}', 'packages/client/src/**/*.test.{ts,tsx}'],
          ...onePageEach,
          setupFiles: ['apps/h5/src/test-setup.ts', ...cases],
        },
      },
      {
        plugins: [contractRows({ permissions: true }), react()],
        resolve: { alias: consoleLibraries },
        test: {
          name: 'console',
          ...busyMachineLimits,
          include: ['apps/console/src/**/*.test.{ts,tsx}'],
          ...onePageEach,
          setupFiles: ['apps/console/src/test-setup.ts'],
          // A component library of thousands of files: bundled once, so that each test file loads one file.
          deps: {
            optimizer: {
              client: { enabled: true, include: consoleLibraries.map(({ replacement }) => replacement) },
            },
          },
        },
      },
    ],
  },
})
