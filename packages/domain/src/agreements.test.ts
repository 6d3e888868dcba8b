import { expect, test } from 'vitest'
import { agreementNames, publishedAgreements, currentAgreement } from './agreements.ts'
import { isDay } from './dates.ts'

test('the agreement and the privacy policy share one version, the day of publication', () => {
  expect(agreementNames).toEqual(['user', 'privacy'])
  expect(isDay(currentAgreement)).toBe(true)
  expect(publishedAgreements).toContain(currentAgreement)
  expect(publishedAgreements.every(isDay)).toBe(true)
})
