import { expect, test } from 'vitest'
import { isAnothersCounselling, maskPolicyNo } from './rules.ts'

test('a policy number shows four characters at each end, and none if that would show all of it', () => {
  expect(maskPolicyNo('PICC20260001234')).toBe('PICC*******1234')
  expect(maskPolicyNo('123456789')).toBe('1234*6789')
  expect(maskPolicyNo('12345678')).toBe('********')
  expect(maskPolicyNo('')).toBe('')
})

test("an employee sees their own counselling and the family's other usage, and never the family's counselling", () => {
  const seenOf = (family_id: string | null, supplier_code: string) =>
    !isAnothersCounselling({ family_id, supplier_code })
  expect(seenOf(null, 'EAP')).toBe(true)
  expect(seenOf('f1', 'FUYA')).toBe(true)
  expect(seenOf(null, 'FUYA')).toBe(true)
  expect(seenOf('f1', 'EAP')).toBe(false)
})
