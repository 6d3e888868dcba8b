import type { AdminExam } from '@yf/contract/exam-admin'
import { formatFen } from '@yf/domain/money'
import { Tag, type TableColumnsType } from 'antd'
import { linkTo } from '#platform/navigation/navigation.ts'
import text from '#ui/quiet.module.css'
import { stateTones } from '../labels.ts'

export const examColumns: TableColumnsType<AdminExam> = [
  {
    title: '报销单号',
    className: text.nowrap,
    render: (_, { id, examNo, companyName }) => (
      <>
        <a href={linkTo('/exam-claim', { id })}>{examNo}</a>
        <div className={text.quiet}>{companyName}</div>
      </>
    ),
  },
  {
    title: '体检人',
    className: text.nowrap,
    render: (_, { memberName, applicantName }) => (
      <>
        {memberName}
        {applicantName !== memberName && <div className={text.quiet}>{`申请人 ${applicantName}`}</div>}
      </>
    ),
  },
  {
    title: '体检',
    render: (_, { institution, day }) => (
      <>
        {institution}
        <div className={text.quiet}>{day}</div>
      </>
    ),
  },
  {
    title: '金额',
    align: 'right',
    className: text.nowrap,
    render: (_, { amountFen, approvedFen }) => (
      <>
        {formatFen(amountFen)}
        {approvedFen !== null && <div className={text.quiet}>{`核定 ${formatFen(approvedFen)}`}</div>}
      </>
    ),
  },
  {
    title: '状态',
    className: text.nowrap,
    render: (_, { state, stateName, isToConfirm }) => (
      <>
        <Tag color={stateTones[state]}>{stateName}</Tag>
        {isToConfirm === 1 && <Tag color="warning">待复核</Tag>}
      </>
    ),
  },
  { title: '提交时间', dataIndex: 'submitTime', className: text.nowrap },
  { title: '应完成', className: text.nowrap, render: (_, { dueTime }) => dueTime?.slice(0, 16) ?? '—' },
]
