import { ordersAdminCalls, type AdminSaleDetail } from '@yf/contract/orders-admin'
import { afterSaleKinds, afterSaleStateNames } from '@yf/domain/after-sale'
import { formatFen } from '@yf/domain/money'
import { Tag } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { useLocation } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Page } from '#ui/page/page.tsx'
import { Section } from '#ui/section/section.tsx'
import { Facts } from '../parts/facts.tsx'
import { History } from '../parts/history.tsx'
import { ParcelTable } from '../parts/parcel-table.tsx'
import { SaleButtons } from '../parts/sale-buttons.tsx'
import { SalePictures } from '../parts/sale-pictures.tsx'
import { saleColours } from '../labels.ts'
import styles from './orders.module.css'

export default function AfterSalePage() {
  const { query } = useLocation()
  const sale = useQueryOf(ordersAdminCalls.sale, { id: query['id'] ?? '' })
  return (
    <Page note="查看已记入审计。">
      <Answered of={sale} failed="售后单没有加载成功">
        {(found) => <AfterSaleView sale={found} />}
      </Answered>
    </Page>
  )
}

const sum = (fen: number) => (fen > 0 ? formatFen(fen) : null)

const AfterSaleView = ({ sale }: { sale: AdminSaleDetail }) => (
  <div className={styles.panels}>
    <Section
      title={`${afterSaleKinds[sale.kind]} · ${sale.orderNo}`}
      aside={<Tag color={saleColours[sale.state]}>{afterSaleStateNames[sale.state]}</Tag>}
    >
      <div className={styles.panels}>
        <Facts
          rows={[
            { label: '企业', value: sale.companyName },
            { label: '会员', value: `${sale.memberName} ${sale.memberPhone}` },
            { label: '商品', value: sale.pieces.map(({ name, count }) => `${name} ×${count}`).join('、') },
            { label: '换成', value: sale.exchangeName },
            { label: '原路退款', value: sale.kind === 'exchange' ? null : formatFen(sale.moneyFen) },
            { label: '积分退回', value: sum(sale.pointsFen) },
            { label: '权益退回', value: sum(sale.benefitFen) },
            { label: '优惠券分摊', value: sum(sale.couponFen) },
            { label: '原因', value: sale.reason },
            { label: '答复', value: sale.answer },
            { label: '同意退款，待财务复核', value: sale.agreedBy },
            {
              label: '发票已用于理赔',
              value: sale.claimedIn && `案件 ${sale.claimedIn}，退款须由财务复核，理赔组会收到提醒`,
            },
            { label: '申诉', value: sale.appeal && `${sale.appeal.time} ${sale.appeal.words}` },
            { label: '申诉答复', value: sale.appeal?.answer },
          ]}
        />
        <SalePictures urls={sale.pictures} />
        <SaleButtons sale={sale} />
      </div>
    </Section>
    {sale.parcels.length > 0 && (
      <Section title="寄回的包裹">
        <ParcelTable parcels={sale.parcels} />
      </Section>
    )}
    <Section title="进度">
      <History steps={sale.timeline} />
    </Section>
  </div>
)
