import { Card } from '#ui/card/card.tsx'
import type { UiStory } from '#ui/story.ts'
import { Facts } from './facts.tsx'

export const story: UiStory = {
  group: '展示',
  name: '事实表 Facts',
  cases: {
    预约详情: () => (
      <Card title="预约信息">
        <Facts
          rows={[
            { label: '预约人', value: '林晓' },
            { label: '机构', value: '康宁体检中心（滨江分院）' },
            { label: '时间', value: '2026年11月20日 08:30' },
            { label: '备注', value: '' },
          ]}
        />
      </Card>
    ),
  },
}
