import { PlusOutlined } from '@ant-design/icons'
import { companySetUpCalls } from '@yf/contract/company-admin-set-up'
import { companyStatuses, type CompanyStatus } from '@yf/domain/company-status'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go, linkTo, useLocation } from '#platform/navigation/navigation.ts'
import { LinkTabs } from '#ui/link-tabs/link-tabs.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { companyColumns } from '../parts/set-up/company-columns.tsx'
import { CreateCompany } from '../parts/set-up/create-company.tsx'
import { GroupSelect } from '../parts/set-up/group-select.tsx'
import styles from '../parts/set-up/set-up.module.css'

const pageSize = 20
const lists = { all: '全部', ...companyStatuses } as const
type List = keyof typeof lists

const statusOf = (list: List): { status?: CompanyStatus } => (list === 'all' ? {} : { status: list })

/** All employers, with the way to set up a new one. */
export default function CompaniesPage() {
  const { query } = useLocation()
  const [isCreating, setCreating] = useState(false)
  const { word, group, groupName } = query
  const list = (Object.keys(lists) as List[]).find((one) => one === query['list']) ?? 'all'
  const pageNo = Number(query['page']) || 1
  const companies = useQueryOf(companySetUpCalls.list, {
    ...(word ? { keyword: word } : {}),
    ...(group ? { groupId: group } : {}),
    ...statusOf(list),
    pageNo,
    pageSize,
  })
  const filter = { word, group, groupName }
  const narrow = (changes: Record<string, string | number | null | undefined>) =>
    go('/companies', { list, ...filter, ...changes })
  return (
    <Page
      note="新建的企业处于筹备状态，按开通清单完成后启用。"
      tools={
        <>
          <Input.Search
            className={styles.search}
            aria-label="企业、简称或集团"
            placeholder="企业、简称或集团"
            allowClear
            defaultValue={word}
            onSearch={(typed) => narrow({ word: typed.trim() })}
          />
          <GroupSelect
            label="集团"
            value={group ? { id: group, name: groupName ?? '' } : null}
            onChange={(chosen) => narrow({ group: chosen?.id, groupName: chosen?.name })}
          />
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setCreating(true)}>
            新建企业
          </Button>
        </>
      }
    >
      <LinkTabs
        label="企业状态"
        tabs={(Object.keys(lists) as List[]).map((value) => ({
          value,
          name: lists[value],
          href: linkTo('/companies', { ...filter, list: value }),
        }))}
        active={list}
        counts={companies.data?.counts}
      />
      <AnsweredTable
        of={companies}
        failed="企业没有加载成功"
        empty="没有这样的企业"
        rowKey="companyId"
        columns={companyColumns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(page) => narrow({ page })}
      />
      {isCreating && <CreateCompany onClose={() => setCreating(false)} />}
    </Page>
  )
}
