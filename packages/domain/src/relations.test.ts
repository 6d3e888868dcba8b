import { expect, test } from 'vitest'
import { relationLabel, relations } from './relations.ts'

test('family are spouse, child and parent; the member is 本人, and unknown people 家属', () => {
  expect(relations.map(({ relation }) => relationLabel(relation))).toEqual(['配偶', '子女', '父母'])
  expect(relations.map(({ relation }) => relation)).toEqual(['spouse', 'child', 'parent'])
  expect(relationLabel('self')).toBe('本人')
  expect(relationLabel('cousin')).toBe('家属')
})
