import fs from 'node:fs'
import path from 'node:path'
import type { Call } from '@yf/contract/call'
import { callTable } from '@yf/contract/table'
import { expect, test } from 'vitest'
import { featureHandlers } from './features.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const h5 = path.join(root, 'apps/h5')
const settings = fs.readFileSync(path.join(h5, 'vite.config.ts'), 'utf8')
const app = fs
  .readdirSync(path.join(h5, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => fs.readFileSync(path.join(h5, 'src', file), 'utf8'))
  .join('\n')

/** A GET that runs on the pool is read-only; one with a mode of its own may write (#platform/call/handler.ts). */
const plainReads = new Set(
  Object.entries(callTable).flatMap(([domain, rows]) => {
    const handlers = featureHandlers[domain as keyof typeof featureHandlers] as Record<string, unknown>
    return Object.entries<Call>(rows).flatMap(([name, row]) =>
      row.method === 'GET' && typeof handlers[name] === 'function' ? row : [],
    )
  }),
)

/** Prefetches on touch (`prefetchCalls(familyCalls.list, …)`), and those that index.html starts. */
const prefetched = [
  ...app.matchAll(/prefetch\w*\((\w+Calls)\.(\w+)/g),
  ...settings.matchAll(/(\w+Calls)\.(\w+)/g),
].map((found) => `${found[1]}.${found[2]}`)

async function rowsByName(): Promise<Map<string, Call>> {
  const folder = path.join(root, 'packages/contract/src')
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  const modules = await Promise.all(files.map((file) => import(path.join(folder, file)) as Promise<object>))
  const tables = modules.flatMap((module) => Object.entries<Record<string, Call>>(module as never))
  return new Map(
    tables
      .filter(([table]) => table.endsWith('Calls'))
      .flatMap(([table, rows]) =>
        Object.entries(rows).map(([name, row]) => [`${table}.${name}`, row] as const),
      ),
  )
}

test('prefetched calls only read', async () => {
  const rows = await rowsByName()
  expect(prefetched).toContain('claimCalls.list')
  expect(prefetched).toContain('companyCalls.theme')
  // Only a screen prefetches this one.
  expect(prefetched).toContain('equityCalls.mine')
  const writing = prefetched.filter((name) => {
    const row = rows.get(name)
    return !row || !plainReads.has(row)
  })
  expect(writing).toEqual([])
})

test('detects a GET in the inventory that writes', () => {
  expect(plainReads.has(callTable.orders.cancel)).toBe(false)
  expect(plainReads.has(callTable.adverts.show)).toBe(false)
  expect(plainReads.has(callTable.family.list)).toBe(true)
})
