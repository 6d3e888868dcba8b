import { PlusOutlined } from '@ant-design/icons'
import { companySetUpCalls, type AdminGroup } from '@yf/contract/company-admin-set-up'
import { Button, Input, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go, linkTo, useLocation } from '#platform/navigation/navigation.ts'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { GroupDialog } from '../parts/set-up/group-dialog.tsx'
import styles from '../parts/set-up/set-up.module.css'

const pageSize = 20

const columns = (onEdit: (group: AdminGroup) => void): TableColumnsType<AdminGroup> => [
  { title: '集团', render: (_, { name }) => name },
  {
    title: '企业',
    render: (_, { id, name, companyCount }) =>
      companyCount === 0 ? (
        '暂无'
      ) : (
        <a href={linkTo('/companies', { group: id, groupName: name })}>{`${companyCount} 家`}</a>
      ),
  },
  {
    title: '操作',
    align: 'right',
    render: (_, group) => (
      <Button size="small" aria-label={`编辑${group.name}`} onClick={() => onEdit(group)}>
        编辑
      </Button>
    ),
  },
]

/** Groups of companies, which share a theme. */
export default function CompanyGroupsPage() {
  const { query } = useLocation()
  const { word } = query
  const pageNo = Number(query['page']) || 1
  const [editing, setEditing] = useState<AdminGroup | 'new' | null>(null)
  const groups = useQueryOf(companySetUpCalls.groups, {
    ...(word ? { keyword: word } : {}),
    pageNo,
    pageSize,
  })
  return (
    <Page
      note="每家企业属于一个集团；企业没有自己的主题时沿用集团的。"
      tools={
        <>
          <Input.Search
            className={styles.search}
            aria-label="查找集团"
            placeholder="查找集团"
            allowClear
            defaultValue={word}
            onSearch={(typed) => go('/company-groups', { word: typed.trim() })}
          />
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEditing('new')}>
            新建集团
          </Button>
        </>
      }
    >
      <AnsweredTable
        of={groups}
        failed="集团没有加载成功"
        empty="没有这样的集团"
        rowKey="id"
        columns={columns(setEditing)}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(page) => go('/company-groups', { word, page })}
      />
      {editing && <GroupDialog group={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </Page>
  )
}
