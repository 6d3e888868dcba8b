import { expect, test } from 'vitest'
import { agreementNames, currentAgreement } from './agreements.ts'
import { isDay } from './dates.ts'

test('the agreement and the privacy policy have one version, the day on which they came out', () => {
  expect(agreementNames).toEqual(['user', 'privacy'])
  expect(isDay(currentAgreement)).toBe(true)
})
