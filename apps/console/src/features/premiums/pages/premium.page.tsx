import { premiumsAdminCalls, type PremiumStatement } from '@yf/contract/premiums-admin'
import { Alert, Space } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { linkTo, useLocation } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { StackedPage } from '#ui/page/stacked-page.tsx'
import { StatementActions } from '../parts/statement-actions.tsx'
import { StatementLines } from '../parts/statement-lines.tsx'
import { ChangeSums, ClassSums, StatementSums } from '../parts/statement-sums.tsx'

const whileComputing = 2_000

/** One statement: sums, reasons of the difference, and its people. */
export default function PremiumPage() {
  const { query } = useLocation()
  const key = { companyId: query['company'] ?? '', statementId: query['id'] ?? '' }
  const found = useQueryOf(premiumsAdminCalls.statement, key)
  const isComputing = found.data?.state === 'computing'
  useQueryOf(premiumsAdminCalls.statement, key, { enabled: isComputing, every: whileComputing })
  return (
    <Answered of={found} failed="账单没有加载成功">
      {(statement) => <StatementView statement={statement} />}
    </Answered>
  )
}

const StatementView = ({ statement }: { statement: PremiumStatement }) => (
  <StackedPage
    title={`${statement.companyName} ${statement.month} 保费账单`}
    tools={
      <Space wrap>
        <a
          href={linkTo('/cover-changes', {
            company: statement.companyId,
            contract: statement.contractId,
            month: statement.month,
          })}
        >
          本月保全清单
        </a>
        <StatementActions statement={statement} />
      </Space>
    }
  >
    {statement.isStale === 1 && (
      <Alert type="warning" showIcon title="计算之后合同有了新的批改，请重新计算后再提交。" />
    )}
    {statement.state === 'computing' ? (
      <Alert type="info" showIcon title={`正在计算，已完成 ${statement.people} 人，可以离开本页。`} />
    ) : (
      <>
        <StatementSums statement={statement} />
        <ChangeSums statement={statement} />
        <ClassSums statement={statement} />
        <StatementLines companyId={statement.companyId} statementId={statement.id} />
      </>
    )}
  </StackedPage>
)
