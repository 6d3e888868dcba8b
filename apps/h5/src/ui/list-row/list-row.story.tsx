import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Money } from '#ui/money/money.tsx'
import type { UiStory } from '#ui/story.ts'
import { ListRow } from './list-row.tsx'

export const story: UiStory = {
  group: '展示',
  name: '列表行 ListRow',
  cases: {
    理赔记录: () => (
      <Card flush>
        <ListRow
          title="门诊理赔 · 林晓"
          facts={['市第一人民医院', '11-12 09:30 提交']}
          amount={<Money fen={32_680} />}
          state={<Chip tone="info">资料审核</Chip>}
          onTap={() => {}}
        />
        <ListRow
          title="住院理赔 · 林小满"
          facts={['儿童医学中心', '10-28 16:05 提交']}
          amount={<Money fen={1_235_000} />}
          state={<Chip tone="success">已赔付</Chip>}
          onTap={() => {}}
        />
        <ListRow
          title="牙科理赔 · 林晓，材料较多时标题会换到第二行"
          facts={['口腔医院', '10-02 11:20 提交']}
          amount={<Money fen={80_000} />}
          state={<Chip tone="warning">待补充</Chip>}
          onTap={() => {}}
        />
      </Card>
    ),
  },
}
