import { expect, test } from 'vitest'
import { showsMall } from './shows-mall.ts'

test('one visible entry is enough; a company without any has no mall', () => {
  for (const entry of ['home_king_mall', 'home_king_score_area', 'personal_center_mall'])
    expect(showsMall({ isVisible: (key) => key === entry })).toBe(true)
  expect(showsMall({ isVisible: (key) => key === 'home_king_insurance' })).toBe(false)
})
