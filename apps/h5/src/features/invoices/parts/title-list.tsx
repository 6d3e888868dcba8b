import type { InvoiceTitle } from '@yf/contract/invoices'
import { titleKinds } from '@yf/domain/invoice'
import { Answered } from '#platform/http/answered.tsx'
import { go } from '#platform/navigation/go.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { useTitles } from '../use-titles.ts'

export const TitleList = () => (
  <Answered
    of={useTitles()}
    empty={<EmptyOf kind="invoices" title="还没有发票抬头" note="个人只填姓名；企业要填统一社会信用代码" />}
  >
    {(titles) => (
      <Card flush>
        {titles.map((title) => (
          <TitleRow key={title.id} title={title} />
        ))}
      </Card>
    )}
  </Answered>
)

const TitleRow = ({ title }: { title: InvoiceTitle }) => (
  <ListRow
    title={title.name}
    facts={[[titleKinds[title.kind], title.taxNo].filter((text) => text !== '').join(' · ')]}
    state={title.isDefault === 1 && <Chip tone="info">默认</Chip>}
    onTap={() => go('/invoice/edit', { query: { id: title.id } })}
  />
)
