import { expect, test } from 'vitest'
import { hospital } from '../test-policies.ts'
import { doubtsOf, excludedItem, excludedVisit, openTerms } from './terms.ts'

const doubts = (terms: Partial<typeof openTerms>, own: Partial<typeof hospital> | object) =>
  doubtsOf({ ...openTerms, ...terms }, { hospital: { ...hospital, ...own }, diagnoses: [] })

test('a hospital of known grade and kind raises no doubt, an unknown one does where the terms need them', () => {
  const unknown = '星云医院不在医院名录中，等级与性质待核对'
  expect(doubts({ grades: ['tertiary'] }, {})).toEqual([])
  expect(doubts({ grades: ['tertiary'] }, { isPublic: null })).toEqual([])
  expect(doubts({ grades: ['tertiary'] }, { grade: null })).toEqual([unknown])
  expect(doubts({ isPublicOnly: true }, {})).toEqual([])
  expect(doubts({ isPublicOnly: true }, { grade: null })).toEqual([])
  expect(doubts({ isPublicOnly: true }, { isPublic: null })).toEqual([unknown])
})

test('a missing hospital name raises a doubt too', () => {
  expect(doubts({ isPublicOnly: true }, { name: '', isPublic: null })).toEqual([
    '就诊医院不在医院名录中，等级与性质待核对',
  ])
})

test('one of the codes of an exclusion is enough', () => {
  const teeth = { name: '牙科治疗', codes: ['K00-K14', 'Z46.4'], words: [] }
  const excludes = (code: string) =>
    excludedVisit({ ...openTerms, exclusions: [teeth] }, { hospital, diagnoses: [{ code, name: '' }] })
  expect([excludes('K02.1'), excludes('Z46.4'), excludes('J06')]).toEqual([teeth, teeth, null])
})

test('text of an item excludes the item, and neither a diagnosis nor a hospital that contains it', () => {
  const fees = { name: '杂费', codes: [], words: ['病历'], items: ['星云'] }
  const terms = { ...openTerms, exclusions: [fees] }
  const excludes = (name: string) => excludedItem(terms, { name, fen: 100, part: null })
  expect([excludes('星云护理费'), excludes('病历本'), excludes('检查费')]).toEqual([fees, fees, null])
  expect(excludedVisit(terms, { hospital, diagnoses: [{ code: null, name: '星云病' }] })).toBeNull()
})

test('the width of brackets and letters does not matter, neither in a rule nor on paper', () => {
  const scans = { name: '美容检查', codes: [], words: ['ＣＴ（平扫）'] }
  const terms = { ...openTerms, exclusions: [scans] }
  const excludes = (name: string) => excludedItem(terms, { name, fen: 100, part: null })
  expect([excludes('胸部CT(平扫)'), excludes('胸部ＣＴ（平扫）'), excludes('CT增强')]).toEqual([
    scans,
    scans,
    null,
  ])
})
