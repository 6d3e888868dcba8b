import type { Input } from '@yf/contract/call'
import { ordersAdminCalls, type AdminOrder } from '@yf/contract/orders-admin'
import { toYuan } from '@yf/domain/money'
import { orderKinds, orderStateName } from '@yf/domain/order'
import { Button } from 'antd'
import { useState } from 'react'
import { call } from '#platform/http/call.ts'
import { saveSheet } from '#platform/sheet/save-sheet.ts'
import { say } from '#ui/toast/toast.ts'

type OrderExportQuery = Omit<Input<typeof ordersAdminCalls.orders>, 'pageNo' | 'pageSize'>

const pageSize = 100
/** The paging limit of the page: larger lists must be filtered first. */
const mostPages = 10
const head = [
  '订单号',
  '种类',
  '企业',
  '会员',
  '手机号',
  '件数',
  '包裹',
  '总价（元）',
  '实付（元）',
  '状态',
  '下单时间',
]

const rowOf = (order: AdminOrder) => [
  order.orderNo,
  orderKinds[order.kind].name,
  order.companyName,
  order.memberName,
  order.memberPhone,
  order.pieces,
  order.parcelCount,
  toYuan(order.totalFen),
  toYuan(order.moneyFen),
  orderStateName(order.kind, order.state, order.totalFen),
  order.createTime,
]

/** Exports the list with the same masks; each page read is recorded in the audit log. */
export function OrderExport({ ordersQuery }: { ordersQuery: OrderExportQuery }) {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const orders: AdminOrder[] = []
      for (let pageNo = 1; pageNo <= mostPages; pageNo += 1) {
        const { records } = await call(ordersAdminCalls.orders, { ...ordersQuery, pageNo, pageSize })
        orders.push(...records)
        if (records.length < pageSize) break
      }
      if (orders.length === 0) say('没有可导出的订单')
      else await saveSheet('订单.xlsx', [head, ...orders.map(rowOf)])
    } catch {
      say('导出没有成功，请重试')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button loading={isBusy} onClick={() => void save()}>
      导出表格
    </Button>
  )
}
