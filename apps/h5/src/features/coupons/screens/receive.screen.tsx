import { couponCalls, type OfferedCoupon } from '@yf/contract/coupons'
import { AnsweredList, pagesOf } from '#platform/http/answered-list.tsx'
import { say } from '#platform/http/feedback.ts'
import { refresh } from '#platform/http/hooks.ts'
import { useWrite } from '#platform/http/write.ts'
import { go } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { CouponCard } from '../parts/coupon-card.tsx'
import { StockLeft } from '../parts/stock-left.tsx'
import { offeredTerm, takeTerm } from '../term-text.ts'

/** Coupons available now. Sold-out ones stay at the end, so that a late member sees that they existed. */
export default function ReceiveScreen() {
  const { companyId } = useCompany()
  return (
    <Page>
      <AnsweredList<OfferedCoupon>
        key={companyId}
        label="可领取的优惠券"
        look="plain"
        load={pagesOf(couponCalls.centre, { companyId })}
        keyOf={({ batchId }) => batchId}
        renderRow={(coupon, { update }) => <Offered coupon={coupon} update={update} />}
        empty={<EmptyOf kind="coupons" title="现在没有可领的优惠券" note="有新券时，公司会在消息里通知您" />}
      />
    </Page>
  )
}

interface CouponRowProps {
  coupon: OfferedCoupon
  update: (changes: Partial<OfferedCoupon>) => void
}

function Offered({ coupon, update }: CouponRowProps) {
  const { companyId } = useCompany()
  const { batchId, left, perPerson, takenByMe, usableByMe } = coupon
  const taking = useWrite(couponCalls.take, { loading: false })
  const hasEnough = takenByMe >= perPerson
  const take = async () => {
    const received = await taking.send({ companyId, batchId })
    if (!received.ok) return
    say('领取成功，下单时可用')
    update({
      left: Math.max(0, left - 1),
      takenByMe: takenByMe + 1,
      usableByMe: usableByMe + received.result.canUse,
    })
    void refresh(couponCalls.mine)
  }
  const word = hasEnough ? '已领取' : left === 0 ? '已领完' : '领取'
  const see = () => go('/coupons/products', { query: { batchId } })
  return (
    <CouponCard
      coupon={coupon}
      term={`${offeredTerm(coupon)} · ${takeTerm(coupon.takeUntil)}`}
      isPast={usableByMe === 0 && (hasEnough || left === 0)}
      foot={<StockLeft left={left} stock={coupon.stock} perPerson={perPerson} takenByMe={takenByMe} />}
      action={
        hasEnough && usableByMe > 0 ? (
          <Button kind="secondary" size="small" label={`去使用${coupon.name}`} onTap={see}>
            去使用
          </Button>
        ) : (
          <Button
            size="small"
            disabled={hasEnough || left === 0}
            label={`${word}${coupon.name}`}
            onTap={take}
          >
            {word}
          </Button>
        )
      }
    />
  )
}
