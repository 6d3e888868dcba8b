import type { PersonRow } from '@yf/contract/people-admin'
import { dependantStatuses, personStatuses } from '@yf/domain/person'
import { relationLabel } from '@yf/domain/relations'
import { Tag, type TableColumnsType } from 'antd'
import { linkTo } from '#platform/navigation/navigation.ts'
import text from '#ui/quiet.module.css'

type Columns = TableColumnsType<PersonRow>

const colours = { active: 'success', coming: 'processing', left: 'default', withdrawn: 'default' } as const

export const PersonStatusTag = ({ person }: { person: Pick<PersonRow, 'status' | 'relation'> }) => (
  <Tag color={colours[person.status]}>
    {(person.relation === null ? personStatuses : dependantStatuses)[person.status]}
  </Tag>
)

const nameColumn = (companyId: string): Columns[number] => ({
  title: '姓名',
  className: text.nowrap,
  render: (_, { id, name }) => <a href={linkTo('/person', { company: companyId, id })}>{name}</a>,
})

const numbers: Columns = [
  { title: '证件号', dataIndex: 'maskedCertificate', className: text.nowrap },
  {
    title: '手机号',
    className: text.nowrap,
    render: (_, { maskedPhone }) => maskedPhone ?? <span className={text.quiet}>未登记</span>,
  },
]

const joined = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ')

export const personColumns = (companyId: string): Columns => [
  nameColumn(companyId),
  ...numbers,
  {
    title: '部门',
    render: (_, { department, branch, grade, region }) => (
      <>
        {department}
        <div className={text.quiet}>{joined([branch, region, grade])}</div>
      </>
    ),
  },
  { title: '入职', dataIndex: 'hiredOn', className: text.nowrap },
  {
    title: '离职',
    className: text.nowrap,
    render: (_, { leftOn }) => leftOn ?? <span className={text.quiet}>—</span>,
  },
  { title: '状态', render: (_, person) => <PersonStatusTag person={person} /> },
  { title: '账号', render: (_, { isRegistered }) => (isRegistered ? '已注册' : '未注册') },
]

export const dependantColumns = (companyId: string): Columns => [
  nameColumn(companyId),
  ...numbers,
  {
    title: '员工',
    className: text.nowrap,
    render: (_, { holderId, holderName, relation }) => (
      <>
        <a href={linkTo('/person', { company: companyId, id: holderId })}>{holderName}</a>
        <span className={text.quiet}> 的{relationLabel(relation ?? '')}</span>
      </>
    ),
  },
  { title: '生效', dataIndex: 'hiredOn', className: text.nowrap },
  { title: '状态', render: (_, person) => <PersonStatusTag person={person} /> },
]
