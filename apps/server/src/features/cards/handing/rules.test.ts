import { expect, test } from 'vitest'
import type { PackageRow } from '#features/equity/public.ts'
import type { HandoverRow } from './handover-store.ts'
import { givingOf, isGiveable } from './rules.ts'

const card = (own: Partial<PackageRow>) =>
  ({ kind: 'card', supplier_code: 'TAIKANG_CARD', family_id: 'husband', ...own }) as PackageRow
const handover = (kind: HandoverRow['kind'], family_id: string) => ({ kind, family_id }) as HandoverRow

test('cards are given away; what everybody has, and counselling, stays', () => {
  expect(isGiveable(card({}))).toBe(true)
  expect(isGiveable(card({ kind: 'benefit' as PackageRow['kind'] }))).toBe(false)
  expect(isGiveable(card({ supplier_code: 'EAP_YEAR' }))).toBe(false)
})

test('given is what was last given to whoever has it now', () => {
  const toHim = handover('given', 'husband')
  expect(givingOf(card({}), [toHim])).toBe(toHim)
  expect(givingOf(card({}), [])).toBeNull()
  expect(givingOf(card({}), [handover('given', 'child'), toHim])).toBeNull()
  expect(givingOf(card({}), [handover('taken' as HandoverRow['kind'], 'husband'), toHim])).toBeNull()
})
