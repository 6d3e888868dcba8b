import { mallOrderCalls } from '@yf/contract/mall-orders'
import { orderCalls } from '@yf/contract/orders'
import { orderKinds, orderStateNames, type OrderKind, type OrderState } from '@yf/domain/order'
import { useDeferredValue, useState } from 'react'
import { AnsweredList, pagesOf } from '#platform/http/answered-list.tsx'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { go } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useSettled } from '#ui/text-field/use-settled.ts'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { OrderCard, type OrderSummary } from '../parts/order-card.tsx'
import { OrderView } from '../parts/order-view.tsx'
import { useOrder } from '../use-orders.ts'
import styles from './order.module.css'

type AnyKind = OrderKind | 'all'
type AnyState = OrderState | 0

const kinds = [
  { value: 'all' as AnyKind, label: '全部' },
  ...(Object.keys(orderKinds) as OrderKind[]).map((value) => ({ value, label: orderKinds[value].name })),
]
const states = [
  { value: 0 as AnyState, label: '全部' },
  ...([1, 2, 3, 4, 6, 7] as const).map((value) => ({ value, label: orderStateNames[value] })),
]

const isKind = (word: string | undefined): word is OrderKind => word !== undefined && word in orderKinds
const stateOf = (word: string | undefined): AnyState =>
  states.find(({ value }) => String(value) === word)?.value ?? 0

/** Every kind has the same response; two of them have their own calls in the specification. */
function pagesFor(kind: AnyKind, filter: { state?: OrderState; keyword?: string }) {
  if (kind === 'mall') return pagesOf(mallOrderCalls.list, filter)
  if (kind === 'health') return pagesOf(orderCalls.healthList, filter)
  return pagesOf(orderCalls.list, { ...filter, ...(kind === 'all' ? {} : { kind }) })
}

/** Orders by kind and state with search; with an id, that order of any kind. */
export default function OrderScreen() {
  const { id, paid } = useQueryParams()
  return id ? <One id={id} wasPaying={paid === '1'} /> : <All />
}

const One = ({ id, wasPaying }: { id: string; wasPaying: boolean }) => (
  <AnsweredPage of={useOrder(id, undefined)} skeleton={<SkeletonCard lines={6} />}>
    {(order) => <OrderView order={order} backTo={`/order?id=${id}&paid=1`} wasPaying={wasPaying} />}
  </AnsweredPage>
)

function All() {
  const query = useQueryParams()
  const [kind, setKind] = useState<AnyKind>(isKind(query['kind']) ? query['kind'] : 'all')
  const [state, setState] = useState<AnyState>(stateOf(query['state']))
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(useSettled(typed.trim(), 300))
  const filter = { ...(state ? { state } : {}), ...(keyword ? { keyword } : {}) }
  return (
    <Page
      extra={
        <Button kind="plain" size="small" onTap={() => go('/mallAfterSales')}>
          售后
        </Button>
      }
    >
      <div className={styles.search}>
        <TextField
          label="搜索订单"
          hideLabel
          icon="search"
          type="search"
          placeholder="搜索商品名称或订单号"
          value={typed}
          onChange={setTyped}
          maxLength={40}
          clearable
        />
      </div>
      <div className={styles.filters}>
        <Tabs label="订单种类" items={kinds} value={kind} onChange={setKind} />
        <Segments label="订单状态" items={states} value={state} onChange={setState} />
      </div>
      <AnsweredList<OrderSummary>
        key={`${kind} ${state} ${keyword}`}
        label="我的订单"
        look="plain"
        renewOnReturn
        load={pagesFor(kind, filter)}
        keyOf={({ id }) => id}
        renderRow={(order) => <OrderCard order={order} />}
        empty={
          <EmptyOf
            kind="orders"
            title={keyword ? '没有找到订单' : '还没有订单'}
            note={keyword ? '换个名称或订单号试试' : '下单后可以在这里查看进度、物流和售后'}
          />
        }
      />
    </Page>
  )
}
