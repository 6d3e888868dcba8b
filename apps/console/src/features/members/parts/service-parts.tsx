import {
  membersAdminCalls,
  type MemberAppointment,
  type MemberCase,
  type MemberDetail,
  type MemberNotice,
  type MemberOrder,
} from '@yf/contract/members-admin'
import { bookingNames, slotKindNames } from '@yf/domain/booking'
import { caseStateNames } from '@yf/domain/claim-case'
import { visitTypes } from '@yf/domain/claim-materials'
import { formatFen } from '@yf/domain/money'
import { orderKinds, orderStateName } from '@yf/domain/order'
import type { TableColumnsType } from 'antd'
import { linkTo } from '#platform/navigation/navigation.ts'
import { useMayDo } from '#platform/session/session.ts'
import text from '#ui/quiet.module.css'
import { MemberTable } from './member-table.tsx'

interface Props {
  member: MemberDetail
}

export const Claims = ({ member }: Props) => (
  <MemberTable
    call={membersAdminCalls.claims}
    memberId={member.id}
    title="理赔"
    empty="没有提交过理赔"
    columns={caseColumns}
  />
)

const caseColumns: TableColumnsType<MemberCase> = [
  {
    title: '案件',
    className: text.nowrap,
    render: (_, { id, caseNo }) => <a href={linkTo('/case', { id })}>{caseNo}</a>,
  },
  { title: '被保险人', dataIndex: 'insuredName' },
  { title: '企业', dataIndex: 'companyName' },
  { title: '就诊类型', render: (_, { visitType }) => (visitType ? visitTypes[visitType] : '—') },
  { title: '发票金额', align: 'right', render: (_, { billedFen }) => formatFen(billedFen) },
  {
    title: '赔付金额',
    align: 'right',
    render: (_, { payableFen }) => (payableFen === null ? '—' : formatFen(payableFen)),
  },
  { title: '提交时间', className: text.nowrap, render: (_, { submitTime }) => submitTime ?? '—' },
  { title: '状态', className: text.nowrap, render: (_, { state }) => caseStateNames[state] },
]

export function Orders({ member }: Props) {
  const seesOrders = useMayDo('operate')
  return (
    <MemberTable
      call={membersAdminCalls.orders}
      memberId={member.id}
      title="订单"
      empty="没有订单"
      columns={orderColumns(seesOrders)}
    />
  )
}

const orderColumns = (seesOrders: boolean): TableColumnsType<MemberOrder> => [
  {
    title: '订单',
    className: text.nowrap,
    render: (_, { id, orderNo }) => (seesOrders ? <a href={linkTo('/order', { id })}>{orderNo}</a> : orderNo),
  },
  { title: '种类', render: (_, { kind }) => orderKinds[kind].name },
  { title: '企业', dataIndex: 'companyName' },
  { title: '总价', align: 'right', render: (_, { totalFen }) => formatFen(totalFen) },
  { title: '实付', align: 'right', render: (_, { moneyFen }) => formatFen(moneyFen) },
  { title: '下单时间', dataIndex: 'createTime', className: text.nowrap },
  {
    title: '状态',
    className: text.nowrap,
    render: (_, { kind, state, totalFen }) => orderStateName(kind, state, totalFen),
  },
]

export const Appointments = ({ member }: Props) => (
  <MemberTable
    call={membersAdminCalls.appointments}
    memberId={member.id}
    title="预约"
    empty="没有预约"
    columns={appointmentColumns}
  />
)

const appointmentColumns: TableColumnsType<MemberAppointment> = [
  { title: '种类', render: (_, { kind }) => slotKindNames[kind] },
  { title: '企业', dataIndex: 'companyName' },
  { title: '预约时间', dataIndex: 'startTime', className: text.nowrap },
  { title: '提交时间', dataIndex: 'createTime', className: text.nowrap },
  { title: '状态', render: (_, { state }) => bookingNames[state] },
]

export const Notices = ({ member }: Props) => (
  <MemberTable
    call={membersAdminCalls.notices}
    memberId={member.id}
    title="消息"
    empty="没有消息"
    columns={noticeColumns}
  />
)

const noticeColumns: TableColumnsType<MemberNotice> = [
  { title: '标题', dataIndex: 'title' },
  { title: '发送时间', dataIndex: 'createTime', className: text.nowrap },
  { title: '阅读', render: (_, { isRead }) => (isRead === 1 ? '已读' : '未读') },
]
