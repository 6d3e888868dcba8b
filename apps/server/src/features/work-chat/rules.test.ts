import { expect, test } from 'vitest'
import { configsPerAddress, failuresPerAddress, subjectAt, titles } from './rules.ts'

test('one name in two companies, or in two chats, is two people', () => {
  expect(subjectAt('wecom', 'ww1', 'zhangsan')).toEqual({ provider: 'wecom:ww1', subject: 'zhangsan' })
  expect(subjectAt('wecom', 'ww2', 'zhangsan').provider).toBe('wecom:ww2')
  expect(subjectAt('feishu', 'ww1', 'zhangsan').provider).toBe('feishu:ww1')
})

test('the chats are called as people call them', () => {
  expect(titles).toEqual({ wecom: '企业微信', dingtalk: '钉钉', feishu: '飞书' })
})

test('an office may fail and ask so often', () => {
  expect(failuresPerAddress).toEqual({ limit: 60, seconds: 900 })
  expect(configsPerAddress).toEqual({ limit: 1200, seconds: 600 })
})
