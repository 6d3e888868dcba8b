import { MinusCircleOutlined, PlusOutlined } from '@ant-design/icons'
import { ordersAdminCalls } from '@yf/contract/orders-admin'
import { couriers, type Courier } from '@yf/domain/parcel'
import { Alert, Button, Input, Select, Space } from 'antd'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { say } from '#ui/toast/toast.ts'

interface ParcelEntry {
  /** Identifies the rows of the form. */
  readonly key: number
  readonly courier: Courier
  readonly parcelNo: string
}

export const courierOptions = Object.entries(couriers).map(([value, label]) => ({
  value: value as Courier,
  label,
}))
const emptyOf = (key: number): ParcelEntry => ({ key, courier: 'shunfeng', parcelNo: '' })
export const goodNumber = /^[A-Za-z0-9-]{6,30}$/

/** Any number of parcels; more may follow later. */
export function ShipForm({ orderId }: { orderId: string }) {
  const [parcels, setParcels] = useState<readonly ParcelEntry[]>([emptyOf(0)])
  const { send, isBusy, error } = useWrite(ordersAdminCalls.ship)
  const change = (at: number, changes: Partial<ParcelEntry>) =>
    setParcels(parcels.map((parcel, index) => (index === at ? { ...parcel, ...changes } : parcel)))
  const isGood = parcels.every(({ parcelNo }) => goodNumber.test(parcelNo.trim()))
  const ship = async () => {
    const sent = await send({
      orderId,
      parcels: parcels.map(({ courier, parcelNo }) => ({ courier, parcelNo: parcelNo.trim() })),
    })
    await refresh(ordersAdminCalls.order, ordersAdminCalls.orders)
    if (!sent.ok) return
    setParcels([emptyOf(0)])
    say('已发货，会员会收到通知')
  }
  return (
    <Space orientation="vertical">
      {parcels.map((parcel, at) => (
        <Space key={parcel.key}>
          <Select
            aria-label={`第 ${at + 1} 个包裹的快递公司`}
            style={{ width: 140 }}
            value={parcel.courier}
            options={courierOptions}
            onChange={(courier) => change(at, { courier })}
          />
          <Input
            aria-label={`第 ${at + 1} 个包裹的运单号`}
            placeholder="运单号"
            maxLength={30}
            value={parcel.parcelNo}
            onChange={({ target }) => change(at, { parcelNo: target.value })}
          />
          {parcels.length > 1 && (
            <Button
              type="text"
              aria-label={`去掉第 ${at + 1} 个包裹`}
              icon={<MinusCircleOutlined aria-hidden />}
              onClick={() => setParcels(parcels.filter((_, index) => index !== at))}
            />
          )}
        </Space>
      ))}
      {error && <Alert type="error" title={error.message} />}
      <Space>
        <Button
          icon={<PlusOutlined aria-hidden />}
          disabled={parcels.length >= 10}
          onClick={() => setParcels([...parcels, emptyOf((parcels[parcels.length - 1]?.key ?? 0) + 1)])}
        >
          再加一个包裹
        </Button>
        <Button type="primary" loading={isBusy} disabled={!isGood} onClick={() => void ship()}>
          发货
        </Button>
      </Space>
    </Space>
  )
}
