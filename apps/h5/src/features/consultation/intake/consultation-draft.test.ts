import { beforeEach, expect, test } from 'vitest'
import {
  begun,
  blank,
  clearDraft,
  saveDraft,
  keyFor,
  readDraft,
  complaintText,
  type StartInput,
} from './consultation-draft.ts'

beforeEach(() => localStorage.clear())

test('restores the draft and fills the fields missing in an older one', () => {
  saveDraft({ ...blank, words: '头痛两天' })
  expect(readDraft().words).toBe('头痛两天')
  localStorage.setItem('yf_draft_consultation', '{"words":"咳嗽"}')
  expect(readDraft()).toEqual({ ...blank, words: '咳嗽' })
  clearDraft()
  expect(readDraft()).toEqual(blank)
})

test('selects the tapped label', () => {
  expect(begun({ ...blank, labelIds: ['fever'] }, { label: 'headache' }).labelIds).toEqual(['headache'])
  expect(begun({ ...blank, labelIds: ['fever'] }, {}).labelIds).toEqual(['fever'])
})

test("does not take over another patient's allergies", () => {
  const asking = { ...blank, patientId: 'me', allergies: ['青霉素'] }
  expect(begun(asking, { patient: 'child' })).toMatchObject({ patientId: 'child', allergies: undefined })
  expect(begun(asking, { patient: 'me' }).allergies).toEqual(['青霉素'])
})

test('the followed consultation applies only to the visit that names it', () => {
  const follows = begun(blank, { follows: 'k1' })
  expect(follows.followsId).toBe('k1')
  expect(begun(follows, {}).followsId).toBeNull()
  const wished = begun(blank, { doctor: 'D001' })
  expect([wished.doctorNo, begun(wished, {}).doctorNo]).toEqual(['D001', null])
})

test('includes earlier illnesses in the text for the doctor, within the length limit', () => {
  expect(complaintText({ words: ' 头痛 ', history: '' })).toBe('头痛')
  expect(complaintText({ words: '头痛', history: '高血压' })).toBe('头痛\n既往病史：高血压')
  expect(complaintText({ words: '头'.repeat(1000), history: '高血压' })).toHaveLength(1000)
})

test('the same input keeps its key until a response arrives, other input gets a new key', () => {
  const input = { words: '头痛' } as StartInput
  const unanswered = { input: JSON.stringify(input), key: 'k1' }
  expect(keyFor({ unanswered }, input)).toBe('k1')
  expect(keyFor({ unanswered }, { ...input, words: '头很痛' })).not.toBe('k1')
  expect(keyFor({ unanswered: null }, input)).not.toBe('k1')
})
