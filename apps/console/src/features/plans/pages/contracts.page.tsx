import { PlusOutlined } from '@ant-design/icons'
import { plansAdminCalls } from '@yf/contract/plans-admin'
import { Button, Space } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { CompanyChoice } from '#ui/company-choice/company-choice.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { contractColumns } from '../parts/contract-columns.tsx'

const pageSize = 20

export default function ContractsPage() {
  const { query } = useLocation()
  const companyId = query['company'] ?? null
  const pageNo = Number(query['page']) || 1
  const companies = useQueryOf(plansAdminCalls.contractCompanies, {})
  const rows = useQueryOf(plansAdminCalls.contracts, {
    ...(companyId ? { companyId } : {}),
    pageNo,
    pageSize,
  })
  return (
    <Page
      note="企业为哪些人、在什么期间买了哪个方案。中途调整做批改，到期做续保。"
      tools={
        <Space>
          <CompanyChoice
            companies={companies.data ?? []}
            isLoading={companies.isPending}
            value={companyId}
            onChange={(company) => go('/contracts', { company })}
          />
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => go('/contract', { company: companyId })}
          >
            新建合同
          </Button>
        </Space>
      }
    >
      <AnsweredTable
        of={rows}
        failed="合同没有加载成功"
        empty="暂无合同"
        rowKey="id"
        columns={contractColumns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => go('/contracts', { ...query, page: to })}
      />
    </Page>
  )
}
