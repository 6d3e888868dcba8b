import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './paths.ts'
import { bundleServer } from './server-bundle.ts'

// Inside the repository, because the bundle does not include npm packages.
const folder = path.join(root, `dist-test-${process.pid}`)
beforeAll(() => bundleServer(folder), 60_000)
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

test('the bundle loads completely and reports a wrong setting in one line', () => {
  const run = spawnSync(process.execPath, [path.join(folder, 'start.js')], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'development', PORT: 'abc' },
  })
  expect(run.status).toBe(1)
  expect(run.stderr.trim().split('\n')).toEqual([expect.stringContaining('PORT')])
})

test('an older Node reports the required version in one line', () => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.17.1' } })`
  const start = (preload: string) =>
    spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(preload)}`, path.join(folder, 'start.js')],
      { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'development', PORT: 'abc' } },
    )
  const run = start(pretend)
  expect(run.status).toBe(1)
  expect(run.stderr.trim().split('\n')).toEqual([expect.stringContaining('需要 Node 22.18')])
  expect(start(pretend.replace('22.17.1', '22.18.0')).stderr).toContain('PORT')
  // A module's imports are linked before any of its code runs, and an older Node lacks some of them.
  const imported = fs.readFileSync(path.join(folder, 'start.js'), 'utf8').matchAll(/^import .* from "(.*)"/gm)
  expect([...imported].map(([, name]) => name)).toEqual(['node:process'])
})

test('the bundle includes its migrations', () => {
  const expected = fs.readdirSync(path.join(root, 'apps/server/migrations'))
  expect(fs.readdirSync(path.join(folder, 'apps/server/migrations'))).toEqual(expected)
})

test('the bundle includes every file that its code loads by relative path', () => {
  const sources = fs.globSync('apps/server/src/**/*.ts', { cwd: root })
  const named = sources.flatMap((file) =>
    [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(/new URL\('([\w-]+\.txt)', import/g)].map(
      ([, name]) => path.join(path.dirname(file), name!),
    ),
  )
  expect(named.length).toBeGreaterThan(1)
  expect(named.filter((file) => !fs.existsSync(path.join(folder, file)))).toEqual([])
})

test('the bundle includes the command for managing console staff', () => {
  const run = spawnSync(process.execPath, [path.join(folder, 'staff.js')], {
    encoding: 'utf8',
    // An invalid command does not touch the database.
    env: { ...process.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
  })
  expect(run.status).toBe(1)
  expect(run.stderr).toContain('add <账号> <姓名> <岗位>')
})

test.each([
  ['backup.js', 'npm run backup -- <目录>'],
  ['restore.js', 'npm run restore -- <目录>'],
  ['forget.js', 'npm run forget -- <账号编号>'],
  ['outbox.js', 'npm run outbox -- list'],
  ['import-roster.js', 'npm run import-roster -- <文件.xlsx'],
])('the bundle includes the operator command %s', (file, usage) => {
  const run = spawnSync(process.execPath, [path.join(folder, file)], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
  })
  expect(run.status).toBe(1)
  expect(run.stderr).toContain(usage)
})

test('the bundle includes the OCR reader, which loads its models', async () => {
  const reader = fork(path.join(folder, 'ocr-reader.js'), { execArgv: [], serialization: 'advanced' })
  try {
    let kind = ''
    while (kind !== 'ready') [{ kind }] = (await once(reader, 'message')) as [{ kind: string }]
    expect(reader.exitCode).toBe(null)
  } finally {
    reader.kill('SIGKILL')
  }
}, 30_000)

test('the bundle includes the document writer, which finds its fonts', async () => {
  const writer = new Worker(path.join(folder, 'document-writer.js'), { env: {}, execArgv: [] })
  try {
    writer.postMessage({ kind: 'decisionLetter', letter: emptyLetter }, [])
    const [{ bytes, error }] = (await once(writer, 'message')) as [{ bytes?: Uint8Array; error?: string }]
    expect(error).toBeUndefined()
    expect(Buffer.from(bytes ?? []).toString('latin1', 0, 5)).toBe('%PDF-')
  } finally {
    await writer.terminate()
  }
}, 30_000)

test('the bundle includes the page renderer, which finds its libraries', async () => {
  const drawer = new Worker(path.join(folder, 'draw-pages.js'), { env: {}, execArgv: [] })
  try {
    const bytes = new TextEncoder().encode(emptyPdf)
    drawer.postMessage({ kind: 'pdf', bytes, mostPages: 1, mostPixels: 1_000_000, longestSide: 200 }, [])
    const [{ kind, page }] = (await once(drawer, 'message')) as [{ kind: string; page?: { width: number } }]
    expect([kind, page?.width]).toEqual(['page', 200])
  } finally {
    await drawer.terminate()
  }
}, 30_000)

/** One square page; readers can parse it without a cross-reference table. */
const emptyPdf = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>endobj',
  'trailer<</Root 1 0 R>>',
].join('\n')

const emptyLetter = {
  caseNo: 'C1',
  appliedAt: new Date(0),
  decidedAt: new Date(0),
  issuer: { name: '原力健康理赔服务中心', phone: '400-000-1234', hours: '工作日 9:00-18:30' },
  addressee: '林晓',
  insuredName: '林晓',
  policy: { policyNo: 'P1', name: '医疗', insurer: '安和', startDt: '2026-01-01', endDt: '2026-12-31' },
  lines: [],
  payee: null,
  explanation: null,
  objectionDays: 30,
}
