import { expect, test } from 'vitest'
import { evaluationNotice } from './evaluation-notice.ts'

test('names a finished service with its place, or alone where the place is unknown', () => {
  expect(evaluationNotice({ name: '洁牙护理', provider: '浦东口腔门诊' })).toEqual({
    title: '服务已完成，请评价',
    words: '您在浦东口腔门诊的「洁牙护理」已完成，欢迎评价本次服务',
  })
  expect(evaluationNotice({ name: '体检', provider: '' }).words).toBe('您的「体检」已完成，欢迎评价本次服务')
})
