import { PlusOutlined } from '@ant-design/icons'
import { equityAdminCalls, type AdminFreeBenefit } from '@yf/contract/equity-admin'
import { Button, Empty, Space } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { CompanyChoice } from '#ui/company-choice/company-choice.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { nextSort } from '../benefit-form.ts'
import { benefitColumns } from '../parts/benefit-columns.tsx'
import { BenefitDialog, NewBenefitDialog } from '../parts/benefit-dialogs.tsx'

const pageSize = 20

/** What everybody of one company may claim or open for nothing. */
export default function FreeBenefitsPage() {
  const { query, pageNo } = useLocation()
  const companyId = query['company'] ?? null
  const [editing, setEditing] = useState<AdminFreeBenefit | 'new' | null>(null)
  const companies = useQueryOf(equityAdminCalls.benefitCompanies, {})
  const benefits = useQueryOf(
    equityAdminCalls.freeBenefits,
    { companyId: companyId ?? '', pageNo, pageSize },
    { enabled: companyId !== null },
  )
  const tools = (
    <Space>
      <CompanyChoice
        companies={companies.data ?? []}
        isLoading={companies.isFetching}
        value={companyId}
        onChange={(company) => go('/free-benefits', { company })}
      />
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        disabled={!benefits.data}
        onClick={() => setEditing('new')}
      >
        新建免费权益
      </Button>
    </Space>
  )
  const close = () => setEditing(null)
  return (
    <Page note="每位员工可以领取一次。内容建立后不能修改，可以提前结束；记入审计。" tools={tools}>
      {companyId === null ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="请先选择企业" />
      ) : (
        <AnsweredTable
          of={benefits}
          failed="免费权益没有加载成功"
          empty="还没有免费权益"
          rowKey="id"
          columns={benefitColumns(setEditing)}
          pageNo={pageNo}
          pageSize={pageSize}
          onPage={(page) => go('/free-benefits', { company: companyId, page })}
        />
      )}
      {companyId && editing === 'new' && (
        <NewBenefitDialog
          companyId={companyId}
          sort={nextSort(benefits.data?.records ?? [])}
          onClose={close}
        />
      )}
      {editing && editing !== 'new' && <BenefitDialog row={editing} onClose={close} />}
    </Page>
  )
}
