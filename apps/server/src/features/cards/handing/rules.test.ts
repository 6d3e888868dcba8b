import { expect, test } from 'vitest'
import type { PackageRow } from '#features/equity/public.ts'
import type { HandoverRow } from './handover-store.ts'
import { givingOf, isGiveable } from './rules.ts'

const card = (own: Partial<PackageRow>) =>
  ({ kind: 'card', supplier_code: 'TAIKANG_CARD', family_id: 'husband', ...own }) as PackageRow
const handover = (kind: HandoverRow['kind'], family_id: string) => ({ kind, family_id }) as HandoverRow

test('cards can be given away, except counselling and what every employee gets', () => {
  expect(isGiveable(card({}))).toBe(true)
  expect(isGiveable(card({ kind: 'benefit' as PackageRow['kind'] }))).toBe(false)
  expect(isGiveable(card({ supplier_code: 'EAP_YEAR' }))).toBe(false)
})

test('a card counts as given if the last transfer went to its present holder', () => {
  const toHim = handover('given', 'husband')
  expect(givingOf(card({}), [toHim])).toBe(toHim)
  expect(givingOf(card({}), [])).toBeNull()
  expect(givingOf(card({}), [handover('given', 'child'), toHim])).toBeNull()
  expect(givingOf(card({}), [handover('taken' as HandoverRow['kind'], 'husband'), toHim])).toBeNull()
})
