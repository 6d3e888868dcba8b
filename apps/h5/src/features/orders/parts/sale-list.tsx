import { afterSaleCalls, type SaleSummary } from '@yf/contract/after-sales'
import { momentText } from '@yf/domain/date-text'
import { AnsweredList, pagesOf } from '#platform/http/answered-list.tsx'
import { go } from '#platform/navigation/go.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Money } from '#ui/money/money.tsx'
import { Page } from '#ui/page/page.tsx'
import { saleTones } from '../texts.ts'
import { LinePicture } from './line-picture.tsx'

export const SaleList = () => (
  <Page>
    <AnsweredList<SaleSummary>
      label="我的售后"
      look="plain"
      renewOnReturn
      load={pagesOf(afterSaleCalls.list, {})}
      keyOf={({ id }) => id}
      renderRow={(sale) => <SaleRow sale={sale} />}
      empty={<EmptyOf kind="orders" title="没有售后记录" note="在订单详情里可以申请售后" />}
    />
  </Page>
)

const SaleRow = ({ sale }: { sale: SaleSummary }) => (
  <Card flush>
    <ListRow
      lead={<LinePicture src={sale.pieces[0]?.picture ?? ''} />}
      title={sale.pieces.map(({ name, count }) => `${name} ×${count}`).join('、')}
      facts={[sale.kindName, momentText(sale.createTime)]}
      state={<Chip tone={saleTones[sale.state]}>{sale.stateName}</Chip>}
      amount={sale.kind === 'exchange' ? null : <Money fen={sale.moneyFen} />}
      onTap={() => go('/mallAfterSales', { query: { id: sale.id } })}
    />
  </Card>
)
