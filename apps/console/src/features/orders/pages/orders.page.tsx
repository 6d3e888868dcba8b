import { ordersAdminCalls } from '@yf/contract/orders-admin'
import { orderKinds, orderStateNames, type OrderKind, type OrderState } from '@yf/domain/order'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go, linkTo, useLocation } from '#platform/navigation/navigation.ts'
import { LinkTabs, type LinkTab } from '#ui/link-tabs/link-tabs.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { orderColumns } from '../parts/order-columns.tsx'
import { OrderExport } from '../parts/order-export.tsx'
import { OrderSearch, type OrderSearchQuery } from '../parts/order-search.tsx'
import { ParcelImport } from '../parts/parcel-import.tsx'
import styles from './orders.module.css'

type OrderTab = 'all' | `${OrderState}`
const states: readonly OrderState[] = [2, 3, 1, 6, 4, 5, 7]
const pageSize = 20
const kindOptions = (Object.keys(orderKinds) as OrderKind[]).map((value) => ({
  value,
  label: orderKinds[value].name,
}))

const isState = (tab: string): tab is `${OrderState}` => tab in orderStateNames
const isKind = (kind: string | undefined): kind is OrderKind => kind !== undefined && kind in orderKinds

/** Orders of every kind, those to be shipped first. Ordered medicine is not visible here. */
export default function OrdersPage() {
  const { query, pageNo } = useLocation()
  const stateParam = query['state'] ?? '2'
  const tab: OrderTab = isState(stateParam) ? stateParam : 'all'
  const kind = isKind(query['kind']) ? query['kind'] : null
  // Not in the URL: the searched phone number is private.
  const [sought, setSought] = useState<OrderSearchQuery>({})
  const [isImporting, setImporting] = useState(false)
  const ordersQuery = {
    ...sought,
    ...(kind ? { kind } : {}),
    ...(tab === 'all' ? {} : { state: Number(tab) as OrderState }),
  }
  const page = useQueryOf(ordersAdminCalls.orders, { ...ordersQuery, pageNo, pageSize }, { every: 60_000 })
  const narrow = (changes: Record<string, string | number | null>) =>
    go('/orders', { ...query, state: tab, page: null, ...changes })
  return (
    <Page
      note="姓名和手机号已遮盖；收货地址和商品在订单里逐个打开，每次查看都会记入审计。"
      tools={
        <div className={styles.tools}>
          <Select
            allowClear
            aria-label="订单种类"
            placeholder="全部种类"
            className={styles.kind}
            value={kind}
            options={kindOptions}
            onChange={(chosen?: OrderKind) => narrow({ kind: chosen ?? null })}
          />
          <OrderSearch
            onSearch={(next) => {
              setSought(next)
              narrow({ state: Object.keys(next).length > 0 ? 'all' : tab })
            }}
          />
          <OrderExport ordersQuery={ordersQuery} />
          <Button type="primary" onClick={() => setImporting(true)}>
            导入运单号
          </Button>
        </div>
      }
    >
      <LinkTabs label="订单状态" tabs={tabsOf(kind)} active={tab} counts={page.data?.counts} />
      <AnsweredTable
        of={page}
        failed="订单没有加载成功"
        empty="没有符合条件的订单"
        rowKey="id"
        columns={orderColumns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => narrow({ page: to })}
      />
      {isImporting && <ParcelImport onClose={() => setImporting(false)} />}
    </Page>
  )
}

const tabsOf = (kind: OrderKind | null): LinkTab<OrderTab>[] => [
  ...states.map((state): LinkTab<OrderTab> => ({
    value: `${state}`,
    name: orderStateNames[state],
    href: linkTo('/orders', { state, kind }),
  })),
  { value: 'all', name: '全部', href: linkTo('/orders', { state: 'all', kind }) },
]
