import type { MallQuote } from '@yf/domain/mall-quote'
import { Facts } from '#ui/facts/facts.tsx'
import { Money } from '#ui/money/money.tsx'

const less = (fen: number) => (fen > 0 ? <Money fen={-fen} /> : null)

export const OrderSums = ({ sum }: { sum: MallQuote }) => (
  <Facts
    rows={[
      { label: '商品金额', value: <Money fen={sum.totalFen} /> },
      { label: '优惠券', value: less(sum.couponFen) },
      { label: '积分抵扣', value: less(sum.pointsFen) },
      { label: '应付', value: <Money fen={sum.moneyFen} size="number" /> },
    ]}
  />
)
