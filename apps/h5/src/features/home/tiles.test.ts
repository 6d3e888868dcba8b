import type { ThemeEntry } from '@yf/contract/company'
import { beforeAll, expect, test } from 'vitest'
import { knowsPath } from '#platform/navigation/register.ts'
import { registerRoutes } from '#platform/navigation/test-routes.ts'
import { personalTiles, personalTilesOf } from './personal-tiles.ts'
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

test('every entry of ours opens a screen that stands', () => {
  const dead = all.filter(([, { opens }]) => 'path' in opens && !knowsPath(opens.path)).map(([key]) => key)
  expect(dead).toEqual([])
})

test('the user centre draws what the theme shows in its order, where the target stands', () => {
  const shown = ['setup', 'cards', 'insurance_service', 'claims'].map((key) =>
    entry(`personal_center_${key}`),
  )
  expect(personalTilesOf(shown).map(({ key }) => key)).toEqual([
    'personal_center_setup',
    'personal_center_cards',
    'personal_center_insurance_service',
    'personal_center_claims',
  ])
})

test('where the company itself says what a tile opens, that is opened', () => {
  expect(
    tilesOf([entry('home_king_mall', 'site:mall/festival'), entry('home_king_own', '/carbon')]),
  ).toMatchObject([
    { key: 'home_king_mall', icon: 'mall', opens: { address: 'site:mall/festival' } },
    { key: 'home_king_own', icon: 'star', opens: { address: '/carbon' } },
  ])
  expect(tilesOf([entry('home_king_own')])).toEqual([])
})
