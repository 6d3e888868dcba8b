import { pointsAdminCalls } from '@yf/contract/points-admin'
import { Alert, Button, Empty, Select, Space } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { useMayDo } from '#platform/session/session.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { Section } from '#ui/section/section.tsx'
import { ruleChangeColumns } from '../parts/rule-change-columns.tsx'
import { RulesDialog } from '../parts/rules-dialog.tsx'
import { RulesView } from '../parts/rules-view.tsx'
import { StepsChannel } from '../parts/steps-channel.tsx'
import styles from '../parts/rules.module.css'

const pageSize = 10

/** The points rules of one company, and their history of changes. */
export default function PointsRulesPage() {
  const companyId = useLocation().query['company'] ?? null
  const companies = useQueryOf(pointsAdminCalls.ruleCompanies, {}, { every: 60_000 })
  const companyName = companies.data?.find(({ id }) => id === companyId)?.name ?? ''
  const choose = (
    <Select<string>
      aria-label="企业"
      className={styles.company}
      showSearch={{ optionFilterProp: 'label' }}
      virtual={false}
      placeholder="选择企业"
      value={companyId}
      loading={companies.isFetching}
      options={(companies.data ?? []).map(({ id, name, isWaiting }) => ({
        value: id,
        label: isWaiting === 1 ? `${name}（待审核）` : name,
      }))}
      onChange={(company) => go('/points-rules', { company })}
    />
  )
  return (
    <Page
      note="改动从所选日期起执行，已发积分、等级和订单不变；多给较多积分或改变积分价值须财务审核。"
      tools={choose}
    >
      {companyId === null ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="请先选择企业" />
      ) : (
        <CompanyRules key={companyId} companyId={companyId} companyName={companyName} />
      )}
    </Page>
  )
}

function CompanyRules({ companyId, companyName }: { companyId: string; companyName: string }) {
  const mayChange = useMayDo('operate')
  const { pageNo } = useLocation()
  const rules = useQueryOf(pointsAdminCalls.rules, { companyId })
  const changes = useQueryOf(pointsAdminCalls.ruleChanges, { companyId, pageNo, pageSize })
  const [isChanging, setChanging] = useState(false)
  return (
    <div className={styles.sections}>
      <Answered of={rules} failed="积分规则没有加载成功">
        {(companyRules) => (
          <>
            <Space>
              {mayChange && (
                <Button
                  type="primary"
                  disabled={companyRules.isWaiting === 1}
                  onClick={() => setChanging(true)}
                >
                  修改规则
                </Button>
              )}
              {companyRules.isWaiting === 1 && <Alert type="warning" showIcon title="有一项修改待审核" />}
              {companyRules.newestFrom && (
                <Alert
                  type="info"
                  showIcon
                  title={`新规则 ${companyRules.newestFrom} 起生效，以下为今天的规则`}
                />
              )}
            </Space>
            <RulesView rules={companyRules.inForce} />
            {isChanging && (
              <RulesDialog
                companyId={companyId}
                companyName={companyName}
                companyRules={companyRules}
                onClose={() => setChanging(false)}
              />
            )}
          </>
        )}
      </Answered>
      <StepsChannel companyId={companyId} />
      <Section title="修改记录">
        <AnsweredTable
          of={changes}
          failed="修改记录没有加载成功"
          empty="没有改过，执行通用规则"
          rowKey="no"
          columns={ruleChangeColumns(companyId)}
          pageNo={pageNo}
          pageSize={pageSize}
          onPage={(page) => go('/points-rules', { company: companyId, page })}
        />
      </Section>
    </div>
  )
}
