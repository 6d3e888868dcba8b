import { orderDeskCalls, type DeskSale } from '@yf/contract/order-desk'
import { afterSaleKinds, afterSaleStateNames } from '@yf/domain/after-sale'
import { formatFen } from '@yf/domain/money'
import { orderKinds } from '@yf/domain/order'
import { Tag, type TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { go, linkTo, usePlace } from '#platform/navigation/navigation.ts'
import { LinkTabs, type LinkTab } from '#ui/link-tabs/link-tabs.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import text from '#ui/quiet.module.css'
import { saleColours } from '../words.ts'

const lists = {
  asked: { name: '待审核', wanted: { state: 1 } },
  confirm: { name: '待财务复核', wanted: { isToConfirm: 1 } },
  appeal: { name: '申诉', wanted: { isAppealed: 1 } },
  sending: { name: '待寄回', wanted: { state: 2 } },
  coming: { name: '待收货', wanted: { state: 3 } },
  paying: { name: '退款中', wanted: { state: 4 } },
  all: { name: '全部', wanted: {} },
} as const
type List = keyof typeof lists

const isList = (name: string | undefined): name is List => name !== undefined && name in lists
const tabs = (Object.keys(lists) as List[]).map((value): LinkTab<List> => ({
  value,
  name: lists[value].name,
  href: linkTo('/after-sales', { list: value }),
}))
const pageSize = 20

const columns: TableColumnsType<DeskSale> = [
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

/** Who waits longest stands first. */
export default function AfterSalesScreen() {
  const { query } = usePlace()
  const list: List = isList(query['list']) ? query['list'] : 'asked'
  const pageNo = Number(query['page']) || 1
  const page = useQueryOf(
    orderDeskCalls.sales,
    { ...lists[list].wanted, pageNo, pageSize },
    { every: 30_000 },
  )
  return (
    <Page note="原因和图片在售后单里逐个打开，每次查看都会记入审计。">
      <LinkTabs label="售后" tabs={tabs} active={list} />
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
