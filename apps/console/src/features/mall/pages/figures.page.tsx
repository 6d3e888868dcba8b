import { mallAdminCalls, type Figures } from '@yf/contract/mall-admin'
import { formatFen } from '@yf/domain/money'
import { Segmented, Statistic, Table, type TableColumnsType } from 'antd'
import { lazy } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go, linkTo, useLocation } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Section } from '#ui/section/section.tsx'
import { ChartFrame } from '#ui/chart-frame/chart-frame.tsx'
import { StackedPage } from '#ui/page/stacked-page.tsx'
import styles from './mall.module.css'

const SalesChart = lazy(() => import('../parts/sales-chart.tsx'))
const StockChart = lazy(() => import('../parts/stock-chart.tsx'))

type BestSeller = Figures['best'][number]
const spans = [7, 30, 90] as const

const columns: TableColumnsType<BestSeller> = [
  {
    title: '商品',
    render: (_, { productId, name }) => <a href={linkTo('/product', { id: productId })}>{name}</a>,
  },
  { title: '售出', align: 'right', render: (_, { pieces }) => `${pieces} 件` },
  { title: '成交额', align: 'right', render: (_, { totalFen }) => formatFen(totalFen) },
]

/** Sales and stock, as totals only: nothing about buyers. */
export default function FiguresPage() {
  const { query } = useLocation()
  const days = spans.find((one) => String(one) === query['days']) ?? 30
  const figures = useQueryOf(mallAdminCalls.figures, { days })
  return (
    <StackedPage
      title="商城数据"
      tools={
        <>
          <Segmented
            aria-label="时间范围"
            value={days}
            options={spans.map((span) => ({ value: span, label: `近 ${span} 天` }))}
            onChange={(span) => go('/mallFigures', { days: span })}
          />
          <span>按付款日统计；售出件数已减去退货</span>
        </>
      }
    >
      <Answered of={figures} failed="商城数据没有加载成功">
        {(loaded) => <FigureCharts figures={loaded} />}
      </Answered>
    </StackedPage>
  )
}

function FigureCharts({ figures: { days, best, stock } }: { figures: Figures }) {
  const sum = (name: 'orders' | 'totalFen' | 'moneyFen' | 'pointsFen' | 'couponFen' | 'refundFen') =>
    days.reduce((all, day) => all + day[name], 0)
  return (
    <>
      <Section title="概览">
        <div className={styles.figures}>
          <Statistic title="订单" value={sum('orders')} suffix="单" />
          <Statistic title="成交额" value={formatFen(sum('totalFen'))} />
          <Statistic title="现金" value={formatFen(sum('moneyFen'))} />
          <Statistic title="积分抵扣" value={formatFen(sum('pointsFen'))} />
          <Statistic title="优惠券" value={formatFen(sum('couponFen'))} />
          <Statistic title="退款" value={formatFen(sum('refundFen'))} />
        </div>
      </Section>
      <div className={styles.charts}>
        <Section title="每日成交">
          <ChartFrame height={260}>
            <SalesChart days={days} />
          </ChartFrame>
        </Section>
        <Section title="库存最少的规格">
          <ChartFrame height={260}>
            <StockChart stock={stock} />
          </ChartFrame>
        </Section>
      </div>
      <Section title="畅销商品">
        <Table<BestSeller>
          size="small"
          rowKey="productId"
          pagination={false}
          columns={columns}
          dataSource={best}
          locale={{ emptyText: '这段时间还没有成交' }}
        />
      </Section>
    </>
  )
}
