import { expect, test } from 'vitest'
import { environmentOf, isWorkChat } from './environment.ts'

const agents = {
  wechat: [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49(0x1800312f) NetType/WIFI Language/zh_CN',
    'Mozilla/5.0 (Linux; Android 14; 23127PN0CC Build/UKQ1; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/122.0.6261.120 Mobile Safari/537.36 XWEB/1220133 MMWEBSDK/20240404 MMWEBID/98 MicroMessenger/8.0.49.2600(0x2800315A) WeChat/arm64 Weixin NetType/5G Language/zh_CN ABI/arm64',
  ],
  enterpriseWechat: [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 wxwork/4.1.22 MicroMessenger/7.0.1 Language/zh ColorScheme/Light',
    'Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/108.0 Mobile Safari/537.36 wxwork/4.1.20 MicroMessenger/7.0.1 NetType/WIFI Language/zh Lang/zh',
  ],
  dingTalk: [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21E219 AliApp(DingTalk/7.5.10) com.laiwang.DingTalk/36042115 Channel/201200 language/zh-Hans-CN',
    'Mozilla/5.0 (Linux; U; Android 13; zh-CN; V2203A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0 UWS/5.12 Mobile Safari/537.36 AliApp(DingTalk/7.5.20) com.alibaba.android.rimet/36431117',
  ],
  feishu: [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Lark/7.16.6 LarkLocale/zh_CN ChannelName/Feishu',
    'Mozilla/5.0 (Linux; Android 14; SM-S9180) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/115.0 Mobile Safari/537.36 Lark/7.18.5 LarkLocale/zh_CN Feishu',
  ],
  normal: [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
    '',
  ],
} as const

const rows = Object.entries(agents).flatMap(([environment, list]) =>
  list.map((agent) => ({ environment, agent })),
)

test.each(rows)('detects $environment from $agent', ({ environment, agent }) => {
  expect(environmentOf(agent)).toBe(environment)
})

test('three of them are work-chat apps', () => {
  expect(
    (['wechat', 'enterpriseWechat', 'dingTalk', 'feishu', 'normal'] as const).filter(isWorkChat),
  ).toEqual(['enterpriseWechat', 'dingTalk', 'feishu'])
})
