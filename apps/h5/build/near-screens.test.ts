import path from 'node:path'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nearOf } from './later-screens.ts'

const source = path.resolve(import.meta.dirname, '../src')
const table = readFileSync(path.join(source, 'app/routes.ts'), 'utf8')
const paths = Array.from(table.matchAll(/^\s*(?:screen|redirect)\('([^']+)'/gm), (found) => found[1])
const near = nearOf(table, source)
const from = (screen: string) => (near[screen] ?? []).map((rowIndex) => paths[rowIndex])

test('finds the links of a screen, in its components and in its lists of tiles too', () => {
  expect(from('/home')).toEqual(
    expect.arrayContaining(['/message', '/claimRecords', '/insurance', '/family/index']),
  )
  expect(from('/family/index')).toEqual(expect.arrayContaining(['/family/edit', '/family/editSelf']))
})

test('tabs are neighbours of each other, and no screen of itself', () => {
  expect(from('/userCenter')).toEqual(expect.arrayContaining(['/home', '/hospital', '/companyCenter']))
  for (const screen of Object.keys(near)) expect(from(screen)).not.toContain(screen)
})

test('a screen links to some others, not to all', () => {
  const crowded = Object.entries(near).filter(([, places]) => places.length >= 60)
  expect(crowded).toEqual([])
})
