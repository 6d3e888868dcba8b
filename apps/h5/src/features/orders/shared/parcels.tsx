import type { Output } from '@yf/contract/call'
import type { orderCalls } from '@yf/contract/orders'
import { momentText } from '@yf/domain/date-text'
import { Card } from '#ui/card/card.tsx'
import { CopyButton } from '#ui/copy/copy-button.tsx'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Timeline } from '#ui/timeline/timeline.tsx'
import styles from './parcels.module.css'

type OrderParcel = Output<typeof orderCalls.detail>['parcels'][number]

/** The couriers' tracking events, newest first, shared by all logistics screens. */
export function Parcels({ parcels }: { parcels: readonly OrderParcel[] }) {
  if (parcels.length === 0)
    return <EmptyOf kind="parcels" title="还没有物流信息" note="发货后可以在这里查看包裹走到哪里了" />
  return (
    <>
      {parcels.map((parcel, at) => (
        <Card key={parcel.id} title={parcels.length > 1 ? `包裹 ${at + 1}` : '包裹'}>
          <Facts
            rows={[
              { label: '快递', value: parcel.courierName },
              {
                label: '运单号',
                value: (
                  <>
                    {parcel.parcelNo} <CopyButton text={parcel.parcelNo} what="运单号" />
                  </>
                ),
              },
              { label: '状态', value: parcel.stateName },
            ]}
          />
          <div className={styles.track}>
            <Timeline steps={stepsOf(parcel)} />
          </div>
        </Card>
      ))}
    </>
  )
}

const stepsOf = ({ steps, deliveredTime }: OrderParcel) =>
  steps.length === 0
    ? [{ key: 'none', title: '已交给快递，等待揽收信息', state: 'current' as const }]
    : steps.map(({ time, words, stateName }, at) => ({
        key: `${time}${at}`,
        title: stateName,
        note: words,
        time: momentText(time),
        state: at === 0 && deliveredTime === null ? ('current' as const) : ('done' as const),
      }))
