import type { AdminMessage } from '@yf/contract/customer-service-admin'
import { Tag, type TableColumnsType } from 'antd'
import text from '#ui/quiet.module.css'
import { AnswerMessage } from './answer-message.tsx'

const memberOf = ({ memberName, memberPhone, callPhone, companyName }: AdminMessage) => (
  <>
    {memberName}
    <div className={text.quiet}>{callPhone ?? memberPhone}</div>
    <div className={text.quiet}>{companyName}</div>
  </>
)

const messageText = ({ words, wantsCall, answer, answerTime, answeredBy }: AdminMessage) => (
  <>
    {wantsCall === 1 && <Tag color="warning">要求回电</Tag>}
    {words}
    {answer && <div className={text.quiet}>{`${answeredBy ?? ''} ${answerTime ?? ''} 回复：${answer}`}</div>}
  </>
)

export const messageColumns: TableColumnsType<AdminMessage> = [
  { title: '留言时间', dataIndex: 'createTime', className: text.nowrap },
  { title: '会员', className: text.nowrap, render: (_, row) => memberOf(row) },
  { title: '留言', render: (_, row) => messageText(row) },
  { title: '操作', align: 'right', render: (_, row) => row.answer === null && <AnswerMessage row={row} /> },
]
