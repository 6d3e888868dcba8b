import type { AdminOrder } from '@yf/contract/orders-admin'
import { formatFen } from '@yf/domain/money'
import { orderKinds, orderStateName } from '@yf/domain/order'
import { Tag, type TableColumnsType } from 'antd'
import { linkTo } from '#platform/navigation/navigation.ts'
import text from '#ui/quiet.module.css'
import { orderColours } from '../labels.ts'

export const orderColumns: TableColumnsType<AdminOrder> = [
  {
    title: '订单号',
    className: text.nowrap,
    render: (_, { id, orderNo }) => <a href={linkTo('/order', { id })}>{orderNo}</a>,
  },
  { title: '种类', className: text.nowrap, render: (_, { kind }) => orderKinds[kind].name },
  { title: '企业', dataIndex: 'companyName' },
  {
    title: '会员',
    className: text.nowrap,
    render: (_, { memberName, memberPhone }) => (
      <>
        {memberName}
        <div className={text.quiet}>{memberPhone}</div>
      </>
    ),
  },
  { title: '件数', dataIndex: 'pieces', align: 'right' },
  { title: '包裹', dataIndex: 'parcelCount', align: 'right' },
  {
    title: '金额',
    align: 'right',
    className: text.nowrap,
    render: (_, { totalFen, moneyFen }) => (
      <>
        {formatFen(totalFen)}
        <div className={text.quiet}>{`实付 ${formatFen(moneyFen)}`}</div>
      </>
    ),
  },
  {
    title: '状态',
    className: text.nowrap,
    render: (_, { kind, state, totalFen }) => (
      <Tag color={orderColours[state]}>{orderStateName(kind, state, totalFen)}</Tag>
    ),
  },
  { title: '下单时间', dataIndex: 'createTime', className: text.nowrap },
]
