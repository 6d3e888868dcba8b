import { expect, test } from 'vitest'
import { brokenLinks, unknownFiles, unknownJobs } from './links.ts'
import { withSettings } from './settings-table.ts'

const rows = [
  { name: 'PORT', usual: '8080', production: 'same', meaning: '端口' },
  { name: 'DATABASE_URL', usual: '', production: 'required', meaning: '连接地址' },
] as const
const frame = (inner: string) =>
  `before\n<!-- settings: written by \`npm run documents -- --write\` -->${inner}<!-- /settings -->\nafter`

test('the settings table is written from the rows and can be rewritten', () => {
  const once = withSettings(frame('old'), rows)
  expect(once).toContain('| `PORT` | 8080 | 同左 | 端口 |')
  expect(once).toContain('| `DATABASE_URL` | — | **必须设置** | 连接地址 |')
  expect(once).not.toContain('old')
  expect(withSettings(once, rows)).toBe(once)
})

test('refuses a document without a place for the table', () => {
  expect(() => withSettings('nothing', rows)).toThrow('missing')
})

test('finds a link, a picture or a named file that does not exist, and ignores web addresses', () => {
  const text =
    'See [one](decisions/0001.md#why), [two](../README.md), [web](https://nodejs.org), `tools/gone.ts` and <img src="gone.webp" width="24%">.'
  const here = new Set(['README.md'])
  expect(brokenLinks('docs/architecture.md', text, (name) => here.has(name))).toEqual([
    'docs/decisions/0001.md',
    'docs/gone.webp',
    'tools/gone.ts',
  ])
})

test('finds a short file name that no file ends with', () => {
  const text = 'See `rules.ts`, `orders/rules.ts`, `gone.ts`, `x.test.ts` and `readjudicate`.'
  expect(unknownFiles(text, ['apps/server/src/features/orders/rules.ts'])).toEqual(['gone.ts'])
})

test('finds a job that the server does not name', () => {
  const text = 'The job `claims.hand-out`, the job `places.lay-out`, the file `secrets.json`.'
  expect(unknownJobs(text, "{ name: 'claims.hand-out', run }")).toEqual(['places.lay-out'])
})
