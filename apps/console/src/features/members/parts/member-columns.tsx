import type { FoundMember } from '@yf/contract/members-admin'
import { Tag, type TableColumnsType } from 'antd'
import { linkTo } from '#platform/navigation/navigation.ts'
import text from '#ui/quiet.module.css'

export const MemberStatusTag = ({ status }: Pick<FoundMember, 'status'>) => (
  <Tag color={status === 'active' ? 'success' : 'default'}>{status === 'active' ? '正常' : '已关闭'}</Tag>
)

export const memberColumns: TableColumnsType<FoundMember> = [
  {
    title: '姓名',
    className: text.nowrap,
    render: (_, { id, name }) => <a href={linkTo('/member', { id })}>{name}</a>,
  },
  { title: '手机号', dataIndex: 'maskedPhone', className: text.nowrap },
  {
    title: '证件号码',
    className: text.nowrap,
    render: (_, { maskedCertificate }) => maskedCertificate ?? <span className={text.quiet}>未登记</span>,
  },
  {
    title: '企业',
    render: (_, { companies }) => companies.join('、') || <span className={text.quiet}>—</span>,
  },
  { title: '注册时间', dataIndex: 'createTime', className: text.nowrap },
  { title: '状态', render: (_, { status }) => <MemberStatusTag status={status} /> },
]
