import { isUndecided } from '@yf/client/outcome'
import type { Address } from '@yf/contract/address'
import { pharmacyCalls, type MedicineQuote } from '@yf/contract/pharmacy'
import { toShortYuanText } from '@yf/domain/money'
import { useState } from 'react'
import { DeliveryCell } from '#features/address/shared/delivery-cell.tsx'
import { useAddresses } from '#features/address/shared/use-addresses.ts'
import { payPlaced } from '#features/orders/shared/pay-order.ts'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useWrite } from '#platform/http/write.ts'
import { go } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Money } from '#ui/money/money.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import styles from './order-sheet.module.css'

interface Props {
  prescriptionId: string | null
  onClose: () => void
  /** Called before the member leaves to add an address. */
  onLeave?: () => void
}

/** From a prescription to an order: price, payers and delivery. */
export const OrderSheet = ({ prescriptionId, ...ways }: Props) => (
  <Sheet open={prescriptionId !== null} onClose={ways.onClose} title="确认药品订单">
    {prescriptionId && <Quoted prescriptionId={prescriptionId} {...ways} />}
  </Sheet>
)

interface QuotedProps extends Omit<Props, 'prescriptionId'> {
  prescriptionId: string
}

function Quoted({ prescriptionId, ...ways }: QuotedProps) {
  const [points, setPoints] = useState(0)
  const quote = useQueryOf(pharmacyCalls.quote, { prescriptionId, points })
  const addresses = useAddresses()
  // State is here because the form unmounts while a quote with other points loads, and the choice must survive.
  const [addressId, setAddressId] = useState<string>()
  const [hasReadWarnings, setRead] = useState(false)
  return (
    <Answered of={quote} skeleton={<SkeletonRows rows={4} />}>
      {(quoted) => (
        <Answered of={addresses} skeleton={<SkeletonRows rows={2} />}>
          {(all) => (
            <OrderForm
              quote={quoted}
              addresses={all}
              points={points}
              onPoints={setPoints}
              addressId={all.some(({ id }) => id === addressId) ? addressId : all[0]?.id}
              onAddress={setAddressId}
              hasReadWarnings={hasReadWarnings}
              onRead={setRead}
              {...ways}
              onChanged={() => void quote.refetch()}
            />
          )}
        </Answered>
      )}
    </Answered>
  )
}

interface FormProps extends Omit<Props, 'prescriptionId'> {
  quote: MedicineQuote
  addresses: readonly Address[]
  points: number
  onPoints: (points: number) => void
  addressId: string | undefined
  onAddress: (id: string) => void
  hasReadWarnings: boolean
  onRead: (hasRead: boolean) => void
  /** Called when price, stock or benefit differ from what was shown. */
  onChanged: () => void
}

type PlacingProps = Pick<FormProps, 'quote' | 'addressId' | 'hasReadWarnings' | 'onClose' | 'onChanged'>

function usePlacing({ quote, addressId, hasReadWarnings, onClose, onChanged }: PlacingProps) {
  const placing = useWrite(pharmacyCalls.placeOrder)
  const placeOrder = async () => {
    if (!addressId) return
    const { prescriptionId, moneyFen } = quote
    const input = { prescriptionId, addressId, points: quote.points.takes, moneyFen, hasReadWarnings }
    const placed = await placing.send(input)
    if (!placed.ok) {
      // The order may exist: a refetched quote would show its points and benefit as spent, and a retry would place
      // another order.
      if (!isUndecided(placed.error)) onChanged()
      return
    }
    const { orderId } = placed.result
    onClose()
    go('/yf/order', { query: { id: orderId } })
    if (placed.result.moneyFen > 0) await payPlaced(orderId, `/yf/order?id=${orderId}&paid=1`)
  }
  return { placeOrder, isBusy: placing.isBusy }
}

function OrderForm({ quote, addresses, addressId, hasReadWarnings, ...form }: FormProps) {
  const { points, onPoints, onAddress, onRead, onClose, onLeave, onChanged } = form
  const { placeOrder, isBusy } = usePlacing({ quote, addressId, hasReadWarnings, onClose, onChanged })
  const isShort = quote.lines.some(({ isThere }) => isThere === 0)
  const isWarned = quote.warnings.length > 0 && !hasReadWarnings
  return (
    <div className={styles.form}>
      <Warnings quote={quote} isShort={isShort} />
      <div className={styles.rows}>
        <DeliveryCell
          addresses={addresses}
          value={addressId}
          onChange={onAddress}
          note="药品会寄到这里"
          list="/yf/address/list"
          edit="/yf/address/edit"
          {...(onLeave && { onLeave })}
        />
        {quote.lines.map((line) => (
          <ListRow
            key={line.code}
            title={line.name}
            facts={[`${line.spec} ×${line.quantity}`, line.isThere === 1 ? line.usage : '库存不足']}
            amount={<Money fen={line.priceFen * line.quantity} />}
          />
        ))}
      </div>
      {quote.points.most > 0 && (
        <Switch
          label="积分抵扣"
          note={`可用 ${quote.points.most} 积分，抵 ${toShortYuanText(quote.points.mostFen)} 元`}
          checked={points > 0}
          onChange={(isOn) => onPoints(isOn ? quote.points.most : 0)}
        />
      )}
      <Sums quote={quote} />
      {quote.warnings.length > 0 && (
        <Checkbox checked={hasReadWarnings} onChange={onRead}>
          我已看到过敏提醒，并与医生确认可以使用
        </Checkbox>
      )}
      <div className={styles.submit}>
        <Button block busy={isBusy} disabled={isShort || isWarned || !addressId} onTap={placeOrder}>
          {quote.moneyFen > 0 ? '提交订单并支付' : '提交订单'}
        </Button>
      </div>
    </div>
  )
}

const Sums = ({ quote }: { quote: MedicineQuote }) => (
  <Facts
    rows={[
      { label: '药品金额', value: <Money fen={quote.totalFen} /> },
      {
        label: quote.benefit?.name ?? '药品权益',
        value: quote.benefit && quote.benefit.takesFen > 0 ? <Money fen={-quote.benefit.takesFen} /> : null,
      },
      {
        label: '积分',
        value: quote.points.takes > 0 ? <Money fen={-quote.points.takesFen} /> : null,
      },
      { label: '应付', value: <Money fen={quote.moneyFen} size="number" /> },
    ]}
  />
)

const Warnings = ({ quote, isShort }: { quote: MedicineQuote; isShort: boolean }) => (
  <>
    {quote.warnings.map(({ allergy, medicine, group }) => (
      <NoticeBar key={`${allergy}${medicine}`} tone="danger">
        {`${quote.patientName}有“${allergy}”过敏史，${medicine}属于${group}，请先与医生确认`}
      </NoticeBar>
    ))}
    {isShort && <NoticeBar tone="warning">有药品库存不足，暂不能下单，可联系医生调整处方</NoticeBar>}
  </>
)
