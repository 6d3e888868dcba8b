import { PlusOutlined } from '@ant-design/icons'
import { premiumsAdminCalls } from '@yf/contract/premiums-admin'
import { Button, Empty, Space } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { useMayDo } from '#platform/session/session.ts'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { AddStatement } from '../parts/add-statement.tsx'
import { ContractChoice } from '../parts/contract-choice.tsx'
import { statementColumns } from '../parts/statement-columns.tsx'
import { useContractChoice } from '../use-contract-choice.ts'

const pageSize = 20

export default function PremiumsPage() {
  const choice = useContractChoice()
  const { companyId, contracts, contractId } = choice
  const [isAdding, setAdding] = useState(false)
  const canAdd = useMayDo('premiums')
  return (
    <Page
      note="每份合同每月一份，按天计费。一人提交、另一人出具；出具后的变动计入下月账单。"
      tools={
        <Space wrap>
          <ContractChoice path="/premiums" choice={choice} />
          {canAdd && companyId !== null && (
            <Button
              type="primary"
              icon={<PlusOutlined aria-hidden />}
              disabled={contracts.data === undefined}
              onClick={() => setAdding(true)}
            >
              计算账单
            </Button>
          )}
        </Space>
      }
    >
      {companyId === null ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="请先选择企业" />
      ) : (
        <Statements companyId={companyId} contractId={contractId} />
      )}
      {isAdding && companyId !== null && (
        <AddStatement
          companyId={companyId}
          contracts={contracts.data ?? []}
          contractId={contractId}
          onClose={() => setAdding(false)}
        />
      )}
    </Page>
  )
}

function Statements({ companyId, contractId }: { companyId: string; contractId: string | null }) {
  const { query } = useLocation()
  const pageNo = Number(query['page']) || 1
  const rows = useQueryOf(premiumsAdminCalls.statements, {
    companyId,
    ...(contractId ? { contractId } : {}),
    pageNo,
    pageSize,
  })
  return (
    <AnsweredTable
      of={rows}
      failed="账单没有加载成功"
      empty="暂无账单"
      rowKey="id"
      columns={statementColumns}
      pageNo={pageNo}
      pageSize={pageSize}
      onPage={(to) => go('/premiums', { ...query, page: to })}
    />
  )
}
