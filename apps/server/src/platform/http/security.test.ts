import { testSettings } from '#testkit/settings.ts'
import { expect, test } from 'vitest'
import { helmetOptions } from './security.ts'

const settings = testSettings({ databaseUrl: '', dataDir: '.' })

function directivesWith(feishuSdkUrl: string, sdkUrl: string) {
  const { contentSecurityPolicy } = helmetOptions({
    ...settings,
    workChat: { ...settings.workChat, feishuSdkUrl },
    oneTap: { ...settings.oneTap, sdkUrl },
  })
  return (contentSecurityPolicy as { directives: Record<string, string[]> }).directives
}

test('the policy allows the scripts of Feishu and one-tap and their requests, wherever the settings locate them', () => {
  const { 'script-src': scripts, 'connect-src': calls } = directivesWith(
    'https://cdn.feishu.test/op/sdk.js',
    'https://one-tap.test/sdk.js?v=2',
  )
  for (const origins of [scripts, calls]) {
    expect(origins).toEqual(expect.arrayContaining(['https://cdn.feishu.test', 'https://one-tap.test']))
    expect(origins?.join(' ')).not.toContain('sdk.js')
  }
})

test('lists each origin once in the policy', () => {
  const { 'script-src': scripts } = directivesWith('http://127.0.0.1:8090/a.js', 'http://127.0.0.1:8090/b.js')
  expect(scripts?.filter((source) => source === 'http://127.0.0.1:8090')).toHaveLength(1)
})
