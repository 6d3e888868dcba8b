import { afterSaleCalls, type SaleDetail as Sale } from '@yf/contract/after-sales'
import { ServiceLine } from '#features/messages/shared/service-line.tsx'
import { dayAndClockText } from '@yf/domain/date-text'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { Parcels } from '../shared/parcels.tsx'
import { noteOfSale, saleTones } from '../texts.ts'
import { LinePicture } from './line-picture.tsx'
import styles from './order-detail.module.css'
import { OwnPictures } from './own-pictures.tsx'
import { SaleActions } from './sale-actions.tsx'
import { SaleMoney } from './sale-money.tsx'
import { SaleTimeline } from './sale-timeline.tsx'

/** One after-sales case: next step, returned items and history. */
export function SaleDetail({ id }: { id: string }) {
  const found = useQueryOf(afterSaleCalls.detail, { id })
  return (
    <AnsweredPage of={found} skeleton={<SkeletonCard lines={6} />}>
      {(sale) => (
        <Page actions={<SaleActions sale={sale} />}>
          <div className={styles.now}>
            <NoticeBar tone={sale.state === 6 ? 'warning' : 'info'}>{noteOf(sale)}</NoticeBar>
          </div>
          {sale.kind !== 'exchange' && <SaleMoney id={id} />}
          <Card title="商品" flush>
            {sale.pieces.map((piece) => (
              <ListRow
                key={piece.lineId}
                lead={<LinePicture src={piece.picture} />}
                title={piece.name}
                facts={[`×${piece.count}`]}
              />
            ))}
          </Card>
          <About sale={sale} />
          {sale.parcels.length > 0 && <Parcels parcels={sale.parcels} />}
          <SaleTimeline steps={sale.timeline} />
          <ServiceLine />
        </Page>
      )}
    </AnsweredPage>
  )
}

const noteOf = (sale: Sale): string => {
  const { state, kind, appeal } = sale
  if (appeal && appeal.answer === null) return '申诉已提交，另一位客服会复核并答复您'
  if (state === 5 && kind === 'exchange') return '换货商品已寄出，可在订单里查看物流'
  return noteOfSale(sale)
}

const About = ({ sale }: { sale: Sale }) => (
  <Card title="售后信息">
    <Facts
      rows={[
        { label: '类型', value: sale.kindName },
        { label: '状态', value: <Chip tone={saleTones[sale.state]}>{sale.stateName}</Chip> },
        { label: '换成', value: sale.exchangeName },
        { label: '原因', value: sale.reason },
        { label: '客服答复', value: sale.answer },
        { label: '我的申诉', value: sale.appeal?.words },
        { label: '申诉答复', value: sale.appeal?.answer },
        { label: '订单号', value: sale.orderNo },
        { label: '申请时间', value: dayAndClockText(sale.createTime) },
      ]}
    />
    <OwnPictures urls={sale.pictures} />
  </Card>
)
