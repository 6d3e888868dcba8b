import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Call } from '@yf/contract/call'
import { callTable } from '@yf/contract/table'
import type { ThemeEntry } from '@yf/contract/company'
import { siteNames } from '@yf/domain/handoff'
import { trackedEvents } from '@yf/domain/tracking'
import { beforeAll, expect, test } from 'vitest'
import { personalTilesOf } from '#features/home/personal-tiles.ts'
import { tilesOf } from '#features/home/tiles.ts'
import { registerRoutes } from '#platform/navigation/test-routes.ts'

beforeAll(registerRoutes)

const folder = path.resolve(import.meta.dirname, '..')
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)test-/.test(file))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
const text = sources.join('\n')

const names = Object.keys(trackedEvents)
const entryOf = (keyValue: string): ThemeEntry =>
  ({ keyValue, keyName: keyValue, isVisible: '1', picLink: null, jumpUrl: null }) as ThemeEntry

/** Events whose last part is computed in the source: the source expression and the values of that part. */
const families: readonly { source: string; start: string; gives: (word: string) => boolean }[] = [
  {
    source: '`${area}.tile.${tile.key}`',
    start: 'home.tile.',
    gives: (word) => tilesOf([entryOf(word)]).length > 0,
  },
  {
    source: '`${area}.tile.${tile.key}`',
    start: 'mine.tile.',
    gives: (word) => personalTilesOf([entryOf(word)]).length > 0,
  },
  {
    source: '`home.score.${area.pointsType}`',
    start: 'home.score.',
    gives: (word) => '1234'.includes(word),
  },
  { source: '`login.${way}`', start: 'login.', gives: (word) => word === 'code' || word === 'password' },
  { source: '`tab.${key}`', start: 'tab.', gives: (word) => text.includes(`key: '${word}'`) },
  {
    source: '`handoff.${site}`',
    start: 'handoff.',
    gives: (word) => siteNames.some((site) => site === word),
  },
]

const byCalls = new Set(
  Object.values(callTable).flatMap((calls) => Object.values<Call>(calls).flatMap(({ track }) => track ?? [])),
)

function isTracked(name: string): boolean {
  if (byCalls.has(name as never) || text.includes(`'${name}'`) || text.includes(`"${name}"`)) return true
  const family = families.find(({ start }) => name.startsWith(start))
  return family !== undefined && text.includes(family.source) && family.gives(name.slice(family.start.length))
}

test('every event of the table is tracked somewhere', () => {
  expect(names.filter((name) => !isTracked(name))).toEqual([])
})
