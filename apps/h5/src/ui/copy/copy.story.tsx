import type { UiStory } from '#ui/story.ts'
import { CopyButton } from './copy-button.tsx'

export const story: UiStory = {
  group: '操作',
  name: '复制 CopyButton / copyText',
  cases: {
    有内容与无内容: () => (
      <div style={{ display: 'flex', alignItems: 'center', gap: 'var(--s3)' }}>
        <span>订单号 YF20261115001</span>
        <CopyButton text="YF20261115001" what="订单号" />
        <CopyButton text="" what="空内容" />
      </div>
    ),
  },
}
