import { expect, test } from 'vitest'
import { claimCircles, featureCircles, fileCircles, platformCircles } from './circles.ts'
import { strayFetches, strayStorage } from './globals.ts'
import { longWays } from './long-ways.ts'
import { brokenRules } from './rules.ts'
import { readSource, resolveImport } from './sources.ts'

const apps = new Set(['h5', 'server', 'sandbox', 'console'])
const edge = (from: string, to: string) => ({ from, to: resolveImport(from, to, apps) })
const isBroken = (from: string, to: string) => brokenRules([edge(from, to)]).length > 0

const h5 = 'apps/h5/src'
const server = 'apps/server/src'

test.each([
  ['platform to features', `${h5}/platform/http/client.ts`, '../../features/home/home.ts'],
  ['ui to platform', `${h5}/ui/button.tsx`, '../platform/theme/theme.ts'],
  ['features to app', `${h5}/features/home/home.ts`, '../../app/routes.ts'],
  [
    'server platform to features',
    `${server}/platform/session/sessions.ts`,
    '../../features/identity/store.ts',
  ],
  ['server features to app', `${server}/features/identity/login.ts`, '../../app/settings.ts'],
  ['server to h5', `${server}/app/build.ts`, '../../../h5/src/app/routes.ts'],
  ['h5 to server', `${h5}/platform/http/client.ts`, '@yf/server/app/build'],
  ['contract to server', 'packages/contract/src/call.ts', '@yf/server/platform/clock'],
  [
    'one h5 feature to the inside of another',
    `${h5}/features/home/home.ts`,
    '#features/equity/parts/row.tsx',
  ],
  ['one console feature to another', 'apps/console/src/features/staff/x.ts', '#features/claims/deeds.ts'],
  ['a server feature to the inside of another', `${server}/features/claims/apply.ts`, '../equity/store.ts'],
  [
    'the ground of staff to another feature',
    `${server}/features/staff/audit/log.ts`,
    '#features/claims/public.ts',
  ],
  ['record to evidence', `${server}/features/claims/record/find.ts`, '../evidence/signs/blocks.ts'],
  [
    'evidence to decision',
    `${server}/features/claims/evidence/verification/ask-issuer.ts`,
    '#features/claims/decision/reassess.ts',
  ],
  ['assessment to decision', `${server}/features/claims/assessment/year.ts`, '../decision/settle.ts'],
  ['decision to admin', `${server}/features/claims/decision/settle.ts`, '../admin/case/take-own.ts'],
  [
    'a layer of claims to public.ts',
    `${server}/features/claims/admin/case/take-own.ts`,
    '#features/claims/public.ts',
  ],
  ['a feature to an adapter', `${server}/features/identity/send-code.ts`, '../../partners/sms/http.ts'],
  ['a partner to another partner', `${server}/partners/sms/http.ts`, '../wechat/http.ts'],
  ['sandbox to a rule of the domain', 'apps/sandbox/src/app.ts', '@yf/domain/equity'],
  ['sandbox to contract', 'apps/sandbox/src/app.ts', '@yf/contract/call'],
  ['contract to partner-contract', 'packages/contract/src/call.ts', '@yf/partner-contract/sms'],
  ['h5 to partner-contract', `${h5}/platform/http/client.ts`, '@yf/partner-contract/sms'],
  ['the server to client', `${server}/app/start.ts`, '@yf/client/send'],
  ['sandbox to client', 'apps/sandbox/src/app.ts', '@yf/client/send'],
  ['contract to client', 'packages/contract/src/call.ts', '@yf/client/send'],
  ['client to domain', 'packages/client/src/send.ts', '@yf/domain/equity'],
  ['client to an app', 'packages/client/src/send.ts', '@yf/h5/app/main'],
  ['domain to contract', 'packages/domain/src/mask.ts', '@yf/contract/call'],
  ['domain to a library', 'packages/domain/src/mask.ts', 'dayjs'],
  ['domain to Node', 'packages/domain/src/mask.ts', 'node:fs'],
  ['the reader to contract', 'packages/ocr/src/read.ts', '@yf/contract/call'],
  ['papers to contract', 'packages/papers/src/payment-file.ts', '@yf/contract/call'],
  ['h5 to papers', `${h5}/platform/http/client.ts`, '@yf/papers/payment-file'],
  ['domain to papers', 'packages/domain/src/mask.ts', '@yf/papers/payment-file'],
  ['the server to the testkit', `${server}/app/start.ts`, '#testkit/clock.ts'],
  ['a package to the testkit', 'packages/papers/src/x.test.ts', '@yf/server/testkit/clock'],
  ['a test of the server to the sandbox', `${server}/app/start.test.ts`, '@yf/sandbox/app'],
  ['the server to the test pictures', `${server}/platform/ocr/pool.ts`, '@yf/ocr-pictures/draw'],
  ['the reader to the test pictures', 'packages/ocr/src/read.ts', '@yf/ocr-pictures/draw'],
  ['the test pictures to the reader', 'packages/ocr-pictures/src/draw.ts', '@yf/ocr/read'],
  ['a feature to the outer handle', `${server}/features/identity/login.ts`, '../../platform/db/database.ts'],
])('rejects %s', (_, from, to) => expect(isBroken(from, to)).toBe(true))

test.each([
  ['a feature to its own store', `${server}/features/identity/login.ts`, './store.ts'],
  ['a feature to the public part of another', `${server}/features/claims/apply.ts`, '../equity/public.ts'],
  ['decision to record', `${server}/features/claims/decision/settle.ts`, '../record/find.ts'],
  [
    'admin to every layer',
    `${server}/features/claims/admin/case/x.ts`,
    '#features/claims/decision/settle.ts',
  ],
  ['folders of one layer of claims', `${server}/features/claims/decision/settle.ts`, './payment/payments.ts'],
  [
    'the table of contents of claims to its layers',
    `${server}/features/claims/jobs.ts`,
    './decision/reassess.ts',
  ],
  [
    'a test of evidence to decision',
    `${server}/features/claims/evidence/verification/verifying.test.ts`,
    '#features/claims/decision/reassess.ts',
  ],
  ['a feature to a port', `${server}/features/identity/send-code.ts`, '../../partners/sms/port.ts'],
  ['the wiring to an adapter', `${server}/app/services.ts`, '../partners/sms/http.ts'],
  ['an adapter to its port', `${server}/partners/sms/http.ts`, './port.ts'],
  ['a feature to the handle type', `${server}/features/identity/store.ts`, '../../platform/db/handle.ts'],
  ['app to features', `${h5}/app/routes.ts`, '../features/home/screens/home.screen.tsx'],
  ['the server to domain', `${server}/features/equity/rules.ts`, '@yf/domain/equity'],
  ['the reader to domain', 'packages/ocr/src/read.ts', '@yf/domain/pinyin'],
  ['papers to domain', 'packages/papers/src/payment-file.ts', '@yf/domain/money'],
  ['the server to papers', `${server}/platform/papers/writer.ts`, '@yf/papers/payment-file'],
  ['client to contract', 'packages/client/src/send.ts', '@yf/contract/call'],
  ['h5 to client', `${h5}/platform/http/call.ts`, '@yf/client/send'],
  ['the console to client', 'apps/console/src/platform/http/call.ts', '@yf/client/send'],
  ['contract to domain', 'packages/contract/src/call.ts', '@yf/domain/equity'],
  ['contract to its library', 'packages/contract/src/call.ts', '@sinclair/typebox'],
  ['sandbox to partner-contract', 'apps/sandbox/src/app.ts', '@yf/partner-contract/sms'],
  ['the testkit to the server', 'apps/server/testkit/server.ts', '#app/build.ts'],
  ['the testkit to the sandbox', 'apps/server/testkit/sandbox.ts', '@yf/sandbox/app'],
  ['what an operator runs to a feature', `${server}/ops/staff.ts`, '#features/staff/public.ts'],
  [
    'one h5 feature to what another shares',
    `${h5}/features/home/home.ts`,
    '#features/equity/shared/equity.ts',
  ],
  ['a test to the test pictures', 'packages/ocr/src/read.test.ts', '@yf/ocr-pictures/draw'],
  ["the server's test to the test pictures", `${server}/platform/ocr/pool.test.ts`, '@yf/ocr-pictures/draw'],
  ['the bench to the test pictures', 'bench/ocr.ts', '@yf/ocr-pictures/picture-set'],
  ['tools to the test pictures', 'tools/ocr-pictures.ts', '@yf/ocr-pictures/picture-set'],
  ['a test to the testkit', `${server}/features/identity/login.test.ts`, '#testkit/server.ts'],
])('%s is fine', (_, from, to) => expect(isBroken(from, to)).toBe(false))

test('reports features that use each other in a cycle once', () => {
  const use = (from: string, to: string) =>
    edge(`${server}/features/${from}/x.ts`, `#features/${to}/public.ts`)
  expect(featureCircles([use('a', 'b'), use('b', 'c')])).toEqual([])
  const circle = ['server/a → server/b → server/c → server/a']
  expect(featureCircles([use('a', 'b'), use('b', 'c'), use('c', 'a')])).toEqual(circle)
})

test('reports a cycle between features of an app through their shared folders too', () => {
  const use = (from: string, to: string) => edge(`${h5}/features/${from}/x.ts`, `#features/${to}/shared/y.ts`)
  expect(featureCircles([use('a', 'b'), use('b', 'a')])).toEqual(['h5/a → h5/b → h5/a'])
})

test('reports a cycle of files, whatever kind of import it uses', () => {
  const file = (name: string) => `${h5}/features/home/parts/${name}.tsx`
  const tiles = readSource(file('tiles'), "const More = lazy(() => import('./more.tsx'))")
  const more = readSource(file('more'), "import type { Tile } from './tiles.tsx'")
  const edges = [tiles, more].flatMap(({ file: from, imports }) => imports.map((to) => edge(from, to)))
  expect(fileCircles(edges)).toEqual([`${file('tiles')} → ${file('more')} → ${file('tiles')}`])
  expect(fileCircles(edges.slice(1))).toEqual([])
})

test('reports one of several cycles that share a file, and all of those that share none', () => {
  const use = (from: string, to: string) => edge(`${h5}/ui/${from}.ts`, `#ui/${to}.ts`)
  const one = [use('a', 'b'), use('b', 'a'), use('b', 'c'), use('c', 'b')]
  expect(fileCircles(one)).toHaveLength(1)
  expect(fileCircles([...one, use('d', 'e'), use('e', 'd'), use('a', 'd')])).toHaveLength(2)
})

test('reports a cycle of platform folders, even by types; a port is below its folder', () => {
  const use = (from: string, to: string) => edge(`${server}/platform/${from}`, `#platform/${to}`)
  const jobs = use('call/context.ts', 'jobs/jobs.port.ts')
  expect(platformCircles([jobs, use('jobs/job.ts', 'call/context.ts')])).toEqual([])
  expect(
    platformCircles([
      use('crypto/reencrypt.ts', 'jobs/job.ts'),
      use('jobs/outbox.ts', 'crypto/reencrypt.ts'),
    ]),
  ).toEqual(['crypto → jobs → crypto'])
  expect(
    platformCircles([use('jobs/outbox.test.ts', 'crypto/a.ts'), use('crypto/a.ts', 'jobs/job.ts')]),
  ).toEqual([])
})

test('reports a cycle of folders of claims, even within a layer and by types', () => {
  const use = (from: string, to: string) =>
    edge(`${server}/features/claims/${from}`, `#features/claims/${to}`)
  const pay = use('decision/settle.ts', 'decision/payment/payments.ts')
  expect(claimCircles([pay, use('decision/payment/payments.ts', 'record/find.ts')])).toEqual([])
  expect(claimCircles([pay, use('decision/payment/payments.ts', 'decision/settle.ts')])).toEqual([
    'decision → decision/payment → decision',
  ])
  expect(claimCircles([pay, use('decision/payment/payment.test.ts', 'decision/settle.ts')])).toEqual([])
  expect(
    claimCircles([use('index.ts', 'decision/settle.ts'), use('decision/settle.ts', 'index.ts')]),
  ).toEqual([])
})

test('storage is used in its own module only, and a mention in a comment does not count', () => {
  const read = (file: string, text: string) => strayStorage([readSource(file, text)])
  expect(read(`${h5}/features/home/home.ts`, 'window.localStorage.clear()')).toHaveLength(1)
  expect(read(`${h5}/app/boot.ts`, 'sessionStorage.getItem("x")')).toHaveLength(1)
  expect(read(`${h5}/features/home/home.ts`, '// localStorage is not ours\nexport {}')).toEqual([])
  expect(read(`${h5}/platform/storage/storage.ts`, 'localStorage.clear()')).toEqual([])
  expect(read('apps/console/src/features/staff/login.ts', 'sessionStorage.clear()')).toHaveLength(1)
  expect(read('apps/console/src/platform/storage/storage.ts', 'sessionStorage.clear()')).toEqual([])
})

test('partners are called in one way only', () => {
  const read = (file: string) => strayFetches([readSource(file, 'await fetch(url)')])
  expect(read(`${server}/partners/jinli/http.ts`)).toHaveLength(1)
  expect(read(`${server}/partners/jinli/http.test.ts`)).toEqual([])
  expect(read(`${server}/platform/partner-call.ts`)).toEqual([])
})

test('a distant module is imported by its alias', () => {
  const read = (text: string) => longWays([readSource(`${h5}/features/home/parts/bell.tsx`, text)])
  expect(read("import '../../../ui/badge/badge.tsx'")).toHaveLength(1)
  expect(read("import '#ui/badge/badge.tsx'\nimport '../bell.ts'")).toEqual([])
})

test('detects every way of writing an import', () => {
  const text = `
    import { a } from './a.ts'
    import type { B } from './b.ts'
    import './c.ts'
    export * from './d.ts'
    export { e } from './e.ts'
    const f = () => import('./f.tsx')
    type G = import('./g.ts').G
  `
  expect(readSource('apps/h5/src/app/x.tsx', text).imports.toSorted()).toEqual(
    ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts', 'f.tsx', 'g.ts'].map((name) => `./${name}`),
  )
})
