import { expect, test } from 'vitest'
import { configsPerAddress, failuresPerAddress, subjectAt, titles } from './rules.ts'

test('the same name in two companies, or in two chats, is two people', () => {
  expect(subjectAt('wecom', 'ww1', 'zhangsan')).toEqual({ provider: 'wecom:ww1', subject: 'zhangsan' })
  expect(subjectAt('wecom', 'ww2', 'zhangsan').provider).toBe('wecom:ww2')
  expect(subjectAt('feishu', 'ww1', 'zhangsan').provider).toBe('feishu:ww1')
})

test('work chats have their common Chinese names', () => {
  expect(titles).toEqual({ wecom: '企业微信', dingtalk: '钉钉', feishu: '飞书' })
})

test('limits the failures and requests of one address', () => {
  expect(failuresPerAddress).toEqual({ limit: 60, seconds: 900 })
  expect(configsPerAddress).toEqual({ limit: 1200, seconds: 600 })
})
