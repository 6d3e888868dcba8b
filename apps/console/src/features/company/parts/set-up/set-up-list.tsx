import { companySetUpCalls, type SetUpRow } from '@yf/contract/company-admin-set-up'
import { Table, Tag, type TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Section } from '#ui/section/section.tsx'
import text from '#ui/quiet.module.css'

const stateOf = ({ isDone, isOptional }: SetUpRow) => {
  if (isDone === 1) return { label: '已完成', color: 'success' }
  return isOptional === 1 ? { label: '可稍后', color: 'default' } : { label: '未完成', color: 'warning' }
}

const columns: TableColumnsType<SetUpRow> = [
  {
    title: '事项',
    render: (_, { name, note }) => (
      <>
        {name}
        <div className={text.quiet}>{note}</div>
      </>
    ),
  },
  {
    title: '状态',
    className: text.nowrap,
    render: (_, row) => {
      const { label, color } = stateOf(row)
      return <Tag color={color}>{label}</Tag>
    },
  },
  {
    title: '操作',
    align: 'right',
    className: text.nowrap,
    render: (_, { name, isDone, path }) => (
      <a href={`#${path}`} aria-label={`${isDone === 1 ? '查看' : '去完成'}${name}`}>
        {isDone === 1 ? '查看' : '去完成'}
      </a>
    ),
  },
]

const headline = (rows: readonly SetUpRow[]): string => {
  const missing = rows.filter(({ isDone, isOptional }) => isDone === 0 && isOptional === 0).length
  return missing === 0 ? '必须的事项都已完成' : `还有 ${missing} 项必须完成`
}

/** What is missing until the first employee can log in and claim. */
export function SetUpList({ companyId }: { companyId: string }) {
  const rows = useQueryOf(companySetUpCalls.setUpRows, { companyId })
  return (
    <Answered of={rows} failed="开通清单没有加载成功">
      {(found) => (
        <Section title="开通清单" aside={<span className={text.quiet}>{headline(found)}</span>}>
          <Table<SetUpRow>
            rowKey="name"
            size="middle"
            columns={columns}
            dataSource={found}
            pagination={false}
          />
        </Section>
      )}
    </Answered>
  )
}
