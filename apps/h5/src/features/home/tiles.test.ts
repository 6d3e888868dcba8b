import type { ThemeEntry } from '@yf/contract/company'
import { trackedEvents } from '@yf/domain/tracking'
import { beforeAll, expect, test } from 'vitest'
import { knowsPath } from '#platform/navigation/register.ts'
import { registerRoutes } from '#platform/navigation/test-routes.ts'
import { personalTiles, personalTilesOf } from './personal-tiles.ts'
import { groupedTiles } from './tile-groups.ts'
import { mostUsedFirst } from './tiles-by-use.ts'
import { homeTiles, tilesOf } from './tiles.ts'

const entry = (keyValue: string, jumpUrl: string | null = null): ThemeEntry => ({
  keyValue,
  keyName: keyValue,
  isVisible: '1',
  picLink: null,
  jumpUrl,
})
const all = [...Object.entries(homeTiles), ...Object.entries(personalTiles)]

beforeAll(registerRoutes)

test('every built-in entry opens an available screen', () => {
  const dead = all.filter(([, { opens }]) => 'path' in opens && !knowsPath(opens.path)).map(([key]) => key)
  expect(dead).toEqual([])
})

test('a tap on each entry is a tracked event', () => {
  const names = [
    ...Object.keys(homeTiles).map((key) => `home.tile.${key}`),
    ...Object.keys(personalTiles).map((key) => `mine.tile.${key}`),
  ]
  expect(names.filter((name) => !(name in trackedEvents))).toEqual([])
})

test("the user centre shows the theme's entries in its order if their targets are available", () => {
  const visibleTiles = ['setup', 'cards', 'insurance_service', 'claims'].map((key) =>
    entry(`personal_center_${key}`),
  )
  expect(personalTilesOf(visibleTiles).map(({ key }) => key)).toEqual([
    'personal_center_setup',
    'personal_center_cards',
    'personal_center_insurance_service',
    'personal_center_claims',
  ])
})

test("a company's own link for a tile takes precedence", () => {
  expect(
    tilesOf([entry('home_king_mall', 'site:mall/festival'), entry('home_king_own', '/carbon')]),
  ).toMatchObject([
    { key: 'home_king_mall', icon: 'mall', opens: { address: 'site:mall/festival' } },
    { key: 'home_king_own', icon: 'star', opens: { address: '/carbon' } },
  ])
  expect(tilesOf([entry('home_king_own')])).toEqual([])
})

test.each([
  ['home', homeTiles],
  ['personal centre', personalTiles],
])('no two entries of the %s share an icon', (_where, tiles) => {
  const icons = Object.values(tiles).map(({ icon }) => icon)
  expect(icons.filter((icon, at) => icons.indexOf(icon) !== at)).toEqual([])
})

test("更多 lists every entry once in a named group; a company's own entries come last", () => {
  const visibleTiles = tilesOf([
    ...Object.keys(homeTiles).map((key) => entry(key)),
    entry('home_king_own', '/carbon'),
  ])
  const groups = groupedTiles(visibleTiles)
  const keys = groups.flatMap(({ tiles }) => tiles.map(({ key }) => key))
  expect(keys).toHaveLength(visibleTiles.length)
  expect(new Set(keys)).toEqual(new Set(visibleTiles.map(({ key }) => key)))
  expect(groups[groups.length - 1]).toMatchObject({ name: '其他服务', tiles: [{ key: 'home_king_own' }] })
  const ours = groupedTiles(personalTilesOf(Object.keys(personalTiles).map((key) => entry(key))))
  expect(ours.map(({ name }) => name)).not.toContain('其他服务')
})

test('sorts by use, and one or two taps change nothing', () => {
  const tiles = ['a', 'b', 'c', 'd'].map((key) => ({ key }))
  const order = (taps: Record<string, number> | null) => mostUsedFirst(tiles, taps).map(({ key }) => key)
  expect(order(null)).toEqual(['a', 'b', 'c', 'd'])
  expect(order({ c: 2, d: 1 })).toEqual(['a', 'b', 'c', 'd'])
  expect(order({ c: 3, d: 9, gone: 40 })).toEqual(['d', 'c', 'a', 'b'])
})
