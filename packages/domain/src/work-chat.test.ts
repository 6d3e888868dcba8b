import { expect, test } from 'vitest'
import { hasAgentId, workChatProviders } from './work-chat.ts'

test('Feishu apps have no agent id', () => {
  expect(workChatProviders).toEqual({ wecom: '企业微信', dingtalk: '钉钉', feishu: '飞书' })
  expect([hasAgentId('wecom'), hasAgentId('dingtalk'), hasAgentId('feishu')]).toEqual([true, true, false])
})
