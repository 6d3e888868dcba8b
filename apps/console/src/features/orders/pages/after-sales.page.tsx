import { ordersAdminCalls, type AdminSale } from '@yf/contract/orders-admin'
import { afterSaleKinds, afterSaleStateNames } from '@yf/domain/after-sale'
import { formatFen } from '@yf/domain/money'
import { orderKinds } from '@yf/domain/order'
import { Tag, type TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { listsAt } from '#platform/navigation/lists-at.ts'
import { go, linkTo } from '#platform/navigation/navigation.ts'
import { LinkTabs } from '#ui/link-tabs/link-tabs.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import text from '#ui/quiet.module.css'
import { saleColours } from '../labels.ts'

const names = {
  asked: '待审核',
  confirm: '待财务复核',
  appeal: '申诉',
  sending: '待寄回',
  coming: '待收货',
  paying: '退款中',
  all: '全部',
} as const
const salesQuery = {
  asked: { state: 1 },
  confirm: { isToConfirm: 1 },
  appeal: { isAppealed: 1 },
  sending: { state: 2 },
  coming: { state: 3 },
  paying: { state: 4 },
  all: {},
} as const
const { tabs, useList } = listsAt('/after-sales', names)
const pageSize = 20

const columns: TableColumnsType<AdminSale> = [
  { title: '申请时间', dataIndex: 'createTime', className: text.nowrap },
  {
    title: '订单',
    className: text.nowrap,
    render: (_, { id, orderNo, orderKind }) => (
      <>
        <a href={linkTo('/after-sale', { id })}>{orderNo}</a>
        <div className={text.quiet}>{orderKinds[orderKind].name}</div>
      </>
    ),
  },
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
  { title: '类型', className: text.nowrap, render: (_, { kind }) => afterSaleKinds[kind] },
  { title: '退款', align: 'right', render: (_, { moneyFen }) => formatFen(moneyFen) },
  {
    title: '状态',
    className: text.nowrap,
    render: (_, { state, isToConfirm, isAppealed }) => (
      <>
        <Tag color={saleColours[state]}>{afterSaleStateNames[state]}</Tag>
        {isToConfirm === 1 && <Tag color="warning">待财务复核</Tag>}
        {isAppealed === 1 && <Tag color="error">申诉</Tag>}
      </>
    ),
  },
]

/** The longest wait comes first. */
export default function AfterSalesPage() {
  const { list, pageNo } = useList()
  const page = useQueryOf(
    ordersAdminCalls.sales,
    { ...salesQuery[list], pageNo, pageSize },
    { every: 30_000 },
  )
  return (
    <Page note="原因和图片在售后单里逐个打开，每次查看都会记入审计。">
      <LinkTabs label="售后" tabs={tabs} active={list} counts={page.data?.counts} />
      <AnsweredTable
        of={page}
        failed="售后没有加载成功"
        empty="没有符合条件的售后"
        rowKey="id"
        columns={columns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => go('/after-sales', { list, page: to })}
      />
    </Page>
  )
}
