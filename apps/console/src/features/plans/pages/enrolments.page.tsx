import { enrolmentAdminCalls, type EnrolmentRow } from '@yf/contract/enrolment-admin'
import { plansAdminCalls } from '@yf/contract/plans-admin'
import { Empty, Input, Space } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { CompanyChoice } from '#ui/company-choice/company-choice.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { enrolmentColumns } from '../parts/enrolment-columns.tsx'
import { EnrolmentEvents } from '../parts/enrolment-events.tsx'

const pageSize = 20

export default function EnrolmentsPage() {
  const { query } = useLocation()
  const companyId = query['company'] ?? null
  const companies = useQueryOf(plansAdminCalls.contractCompanies, {})
  return (
    <Page
      note="谁在哪份合同下参保，得到了哪份保单、哪些权益。人员或合同变化时自动更新，查看已记入审计。"
      tools={
        <Space>
          <CompanyChoice
            companies={companies.data ?? []}
            isLoading={companies.isPending}
            value={companyId}
            onChange={(company) => go('/enrolments', { company })}
          />
          <Input.Search
            aria-label="参保人姓名"
            placeholder="参保人姓名"
            allowClear
            defaultValue={query['keyword'] ?? ''}
            onSearch={(name) => go('/enrolments', { ...query, keyword: name.trim(), page: null })}
          />
        </Space>
      }
    >
      {companyId === null ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="请先选择企业" />
      ) : (
        <CompanyEnrolments companyId={companyId} />
      )}
    </Page>
  )
}

function CompanyEnrolments({ companyId }: { companyId: string }) {
  const { query } = useLocation()
  const [opened, setOpened] = useState<EnrolmentRow | null>(null)
  const pageNo = Number(query['page']) || 1
  const { contract, keyword } = query
  const rows = useQueryOf(enrolmentAdminCalls.enrolments, {
    companyId,
    ...(contract ? { contractId: contract } : {}),
    ...(keyword ? { keyword } : {}),
    pageNo,
    pageSize,
  })
  return (
    <>
      <AnsweredTable
        of={rows}
        failed="参保记录没有加载成功"
        empty="没有符合条件的参保记录"
        rowKey="id"
        columns={enrolmentColumns(setOpened)}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => go('/enrolments', { ...query, page: to })}
      />
      {opened && <EnrolmentEvents companyId={companyId} row={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
