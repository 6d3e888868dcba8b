import { isUndecided } from '@yf/client/outcome'
import { mallCalls, type Product, type Quote } from '@yf/contract/mall'
import { DeliveryCell } from '#features/address/shared/delivery-cell.tsx'
import { useAddresses } from '#features/address/shared/use-addresses.ts'
import { payPlaced } from '#features/orders/shared/pay-order.ts'
import { Answered } from '#platform/http/answered.tsx'
import { useWrite } from '#platform/http/write.ts'
import { replaceWith } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { Button } from '#ui/button/button.tsx'
import { Choices } from '#ui/choices/choices.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx'
import { leaveBuying, placedBack } from '../mall-navigation.ts'
import { couponOf, sumOf, useBuying, type PurchaseChoice } from '../use-buying.ts'
import styles from './buy-sheet.module.css'
import { CouponCell } from './coupon-cell.tsx'
import { OrderSums } from './order-sums.tsx'
import { PointsSlider } from './points-slider.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

interface Props {
  product: Product
  open: boolean
  onClose: () => void
  /** Called when price or stock differs from what was shown. */
  onChanged: () => void
}

/** From a product to an order: variant, quantity, address and payment. */
export const BuySheet = ({ product, open, onClose, onChanged }: Props) => (
  <Sheet open={open} onClose={onClose} title={product.name}>
    {open && <BuyForm product={product} onClose={onClose} onChanged={onChanged} />}
  </Sheet>
)

function BuyForm({ product, onClose, onChanged }: Omit<Props, 'open'>) {
  const buying = useBuying(product)
  const { variantId, quantity, change, quote } = buying
  const variant = product.variants.find(({ id }) => id === variantId)
  return (
    <div className={styles.form}>
      <Choices
        label="规格"
        items={product.variants.map(({ id, name, most }) => ({
          value: id,
          label: most === 0 ? `${name}（无货）` : name,
        }))}
        chosen={[variantId]}
        onToggle={(id) => change({ variantId: id, quantity: 1 })}
      />
      <QuantityStepper
        value={quantity}
        most={Math.max(1, variant?.most ?? 1)}
        note={variant?.left ? `仅剩 ${variant.left} 件` : `每单限购 ${product.mostPerOrder} 件`}
        onChange={(count) => change({ quantity: count })}
      />
      <Answered of={quote} skeleton={<SkeletonRows rows={2} />}>
        {(quoted) => (
          <Paying
            quote={quoted}
            buying={buying}
            onClose={onClose}
            onChanged={() => {
              void quote.refetch()
              onChanged()
            }}
          />
        )}
      </Answered>
    </div>
  )
}

interface PayingProps {
  quote: Quote
  buying: PurchaseChoice
  onClose: () => void
  onChanged: () => void
}

function Paying({ quote, buying, onClose, onChanged }: PayingProps) {
  const { companyId } = useCompany()
  const addresses = useAddresses()
  const placing = useWrite(mallCalls.placeOrder)
  const { couponId, change } = buying
  const coupon = couponOf(quote, couponId)
  const sum = sumOf(quote, buying)
  const addressId = buying.addressId ?? addresses.data?.[0]?.id
  const isShort = quote.isThere === 0
  const placeOrder = async () => {
    if (!addressId) return
    const { variantId, quantity } = quote
    const paid = { points: sum.takes, moneyFen: sum.moneyFen, ...(coupon ? { couponId: coupon.id } : {}) }
    const placed = await placing.send({ companyId, variantId, quantity, addressId, ...paid })
    if (!placed.ok) {
      // The order may exist: a refetched quote would show its points and coupon as spent, and a retry would place
      // another order.
      if (!isUndecided(placed.error)) onChanged()
      return
    }
    const { orderId, moneyFen } = placed.result
    onClose()
    replaceWith('/welfare', { query: { placed: orderId } })
    if (moneyFen > 0) await payPlaced(orderId, placedBack(orderId))
  }
  return (
    <>
      {isShort && <NoticeBar tone="warning">库存不足，请减少数量或选择其他规格</NoticeBar>}
      <Answered of={addresses} skeleton={<SkeletonRows rows={1} />}>
        {(all) => (
          <DeliveryCell
            note="商品会寄到这里"
            list="/address"
            edit="/address/edit"
            addresses={all}
            value={addressId}
            onChange={(id) => change({ addressId: id })}
            onLeave={() => leaveBuying(buying.productId)}
          />
        )}
      </Answered>
      <CouponCell coupons={quote.coupons} chosen={coupon} onChange={(id) => change({ couponId: id })} />
      <PointsSlider
        balance={quote.balance}
        most={sum.most}
        takes={sum.takes}
        pointsPerFen={quote.pointsPerFen}
        onChange={(points) => change({ points })}
      />
      <OrderSums sum={sum} />
      <Button block busy={placing.isBusy} disabled={isShort || !addressId} onTap={placeOrder}>
        {sum.moneyFen > 0 ? '提交订单并支付' : '提交订单'}
      </Button>
    </>
  )
}
