import type { RegistrationRequest } from '@yf/contract/personnel-admin'
import { Tag, type TableColumnsType } from 'antd'
import text from '#ui/quiet.module.css'
import { DecideRegistration } from './decide-registration.tsx'

type RegistrationColumns = TableColumnsType<RegistrationRequest>

const person: RegistrationColumns = [
  { title: '姓名', dataIndex: 'name', className: text.nowrap },
  { title: '名册证件号', dataIndex: 'maskedCertificate', className: text.nowrap },
  { title: '申请登记的手机号', dataIndex: 'phone', className: text.nowrap },
  { title: '申请时间', dataIndex: 'askedAt', className: text.nowrap },
]

export const waitingColumns: RegistrationColumns = [
  ...person,
  { title: '操作', align: 'right', render: (_, row) => <DecideRegistration row={row} /> },
]

const confirmed = <Tag color="success">已确认</Tag>
const refused = <Tag color="error">已拒绝</Tag>

export const decidedColumns: RegistrationColumns = [
  ...person,
  { title: '结果', render: (_, { state }) => (state === 'confirmed' ? confirmed : refused) },
  {
    title: '处理',
    className: text.nowrap,
    render: (_, { decidedBy, decidedAt }) => (
      <>
        {decidedBy}
        <div className={text.quiet}>{decidedAt}</div>
      </>
    ),
  },
]
