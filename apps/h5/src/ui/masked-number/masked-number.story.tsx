import type { UiStory } from '#ui/story.ts'
import { MaskedNumber } from './masked-number.tsx'

export const story: UiStory = {
  group: '展示',
  name: '掩码号码 MaskedNumber',
  cases: {
    可显示可复制: () => (
      <MaskedNumber label="手机号" masked="138****0001" reveal={() => '13800000001'} copyable />
    ),
    只显示掩码: () => <MaskedNumber label="银行卡号" masked="6222 **** **** 0123" />,
  },
}
