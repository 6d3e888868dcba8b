import { PlusOutlined } from '@ant-design/icons'
import { Button, Space, type TableColumnsType } from 'antd'
import { useState, type ComponentType } from 'react'
import type { QueryResult } from '#platform/http/query.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import type { Path } from '#platform/navigation/register.ts'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import styles from '../pages/cards.module.css'
import { CompanySelect } from './company-select.tsx'

const pageSize = 20

/** The page of the list that the URL names, for one company or all. */
export function useCompanyPage(): { companyId?: string; pageNo: number; pageSize: number } {
  const { query, pageNo } = useLocation()
  const companyId = query['company']
  return { ...(companyId ? { companyId } : {}), pageNo, pageSize }
}

interface CompanyListProps<Row> {
  path: Path
  note: string
  of: QueryResult<{ readonly records: readonly Row[]; readonly total: number }>
  failed: string
  empty: string
  columns: TableColumnsType<Row>
  addText: string
  /** The dialog for a new entry. */
  AddDialog: ComponentType<{ onClose: () => void }>
}

/** A list of one company or of all, with the company filter and the button for a new entry above it. */
export function CompanyList<Row extends object>(props: CompanyListProps<Row>) {
  const { path, note, addText, AddDialog, ...table } = props
  const { query } = useLocation()
  const { companyId = null, pageNo } = useCompanyPage()
  const [isAdding, setAdding] = useState(false)
  const tools = (
    <Space>
      <CompanySelect
        className={styles.company}
        allowClear
        placeholder="所有企业"
        value={companyId}
        onChange={(company) => go(path, company ? { company } : {})}
      />
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setAdding(true)}>
        {addText}
      </Button>
    </Space>
  )
  return (
    <Page note={note} tools={tools}>
      <AnsweredTable<Row>
        {...table}
        rowKey="id"
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => go(path, { ...query, page: to })}
      />
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </Page>
  )
}
