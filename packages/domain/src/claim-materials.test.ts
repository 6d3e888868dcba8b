import { expect, test } from 'vitest'
import {
  missingMaterials,
  requiredMaterials,
  visitIsStay,
  visitTypes,
  type MaterialKind,
  type VisitType,
} from './claim-materials.ts'

const visits = Object.keys(visitTypes) as VisitType[]

test.each<[VisitType, MaterialKind[]]>([
  ['outpatient', ['receipt', 'medicalRecord']],
  ['emergency', ['receipt', 'medicalRecord']],
  ['inpatient', ['receipt', 'feeList', 'dischargeSummary']],
  ['dental', ['receipt', 'feeList', 'medicalRecord']],
  ['maternity', ['receipt', 'feeList', 'diagnosis']],
  ['accident', ['receipt', 'medicalRecord', 'diagnosis']],
])('a visit of type %s needs %j', (visit, kinds) => {
  expect(requiredMaterials(visit)).toEqual(kinds)
})

test('a stay has a first and a last day, every other visit is one day', () => {
  expect(visits.filter(visitIsStay)).toEqual(['inpatient', 'maternity'])
})

test('no visit is claimed without a receipt', () => {
  expect(visits.every((visit) => requiredMaterials(visit).includes('receipt'))).toBe(true)
})

test('missing materials are the required ones not yet given, in the order in which they are asked for', () => {
  expect(missingMaterials('inpatient', ['receipt', 'other'])).toEqual(['feeList', 'dischargeSummary'])
  expect(missingMaterials('outpatient', ['medicalRecord', 'receipt', 'receipt'])).toEqual([])
})
