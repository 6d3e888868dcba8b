import path from 'node:path'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nearOf } from './later-screens.ts'

const source = path.resolve(import.meta.dirname, '../src')
const table = readFileSync(path.join(source, 'app/routes.ts'), 'utf8')
const paths = Array.from(table.matchAll(/^\s*(?:screen|redirect)\('([^']+)'/gm), (found) => found[1])
const near = nearOf(table, source)
const from = (screen: string) => (near[screen] ?? []).map((place) => paths[place])

test('what a screen writes down as its ways on is near it, in its parts and in its lists of tiles too', () => {
  expect(from('/home')).toEqual(
    expect.arrayContaining(['/message', '/claimRecords', '/insurance', '/family/index']),
  )
  expect(from('/family/index')).toEqual(expect.arrayContaining(['/family/edit', '/family/editSelf']))
})

test('tabs are near each other, and no screen is near itself', () => {
  expect(from('/userCenter')).toEqual(expect.arrayContaining(['/home', '/hospital', '/companyCenter']))
  for (const screen of Object.keys(near)) expect(from(screen)).not.toContain(screen)
})

test('a screen leads to some others, not to everything', () => {
  const crowded = Object.entries(near).filter(([, places]) => places.length >= 60)
  expect(crowded).toEqual([])
})
