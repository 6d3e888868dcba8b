import { expect, test } from 'vitest'
import { evaluationText } from './evaluation-notice.ts'

test('names a finished service with its place, or alone where the place is unknown', () => {
  expect(evaluationText({ name: '洁牙护理', provider: '浦东口腔门诊' })).toBe(
    '您在浦东口腔门诊的「洁牙护理」已完成，欢迎评价本次服务',
  )
  expect(evaluationText({ name: '体检', provider: '' })).toBe('您的「体检」已完成，欢迎评价本次服务')
})
