import { partly } from '@yf/domain/test-partly'
import { expect, test } from 'vitest'
import type { Theme } from '@yf/contract/company'
import { isMallOpen, isSold } from './rules.ts'

type Entry = Theme['HOME']['home_king'][number]
const entry = (keyValue: string, isVisible: '0' | '1') => ({ keyValue, isVisible }) as Entry
const theme = (home: Entry[], centre: Entry[] = []) =>
  partly<Theme>({ HOME: { home_king: home }, PERSONAL_CENTER: { personal_center: centre } })

test.each(['home_king_mall', 'home_king_score_area', 'personal_center_mall'])(
  '%s opens the mall, if it is shown',
  (way) => {
    expect(isMallOpen(theme([entry(way, '1')]))).toBe(true)
    expect(isMallOpen(theme([], [entry('personal_center_family', '1'), entry(way, '1')]))).toBe(true)
    expect(isMallOpen(theme([entry(way, '0')]))).toBe(false)
  },
)

test('other tiles, or no tiles, do not open it', () => {
  expect(isMallOpen(theme([entry('home_king_claim', '1')]))).toBe(false)
  expect(isMallOpen(theme([]))).toBe(false)
})

test('a product can be bought while it is on sale, from its start to its end', () => {
  const at = (iso: string) => new Date(iso)
  const spring = {
    is_on_sale: true,
    sale_from: at('2026-03-01T00:00:00+08:00'),
    sale_until: at('2026-04-01T00:00:00+08:00'),
  }
  expect(isSold(spring, at('2026-03-15T00:00:00+08:00'))).toBe(true)
  expect(isSold(spring, at('2026-02-28T23:59:59+08:00'))).toBe(false)
  expect(isSold(spring, at('2026-04-02T00:00:00+08:00'))).toBe(false)
  expect(isSold({ ...spring, is_on_sale: false }, at('2026-03-15T00:00:00+08:00'))).toBe(false)
})
