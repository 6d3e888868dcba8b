import { claimRuleCalls, type AdminClaimRules } from '@yf/contract/claims-admin-rules'
import { chinaLifeCities, claimFlows } from '@yf/domain/claim-rules'
import { formatFen } from '@yf/domain/money'
import { Alert, Button, Descriptions, Tag } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { ChangeLines } from '#ui/change-lines/change-lines.tsx'
import { Section } from '#ui/section/section.tsx'
import { ClaimRulesDialog } from './claim-rules-dialog.tsx'

const factsOf = (rules: AdminClaimRules) => [
  { key: 'opens', label: '开放日期', children: rules.opensOn ?? '即时开放' },
  { key: 'flow', label: '理赔流程', children: claimFlows[rules.flow] },
  { key: 'single', label: '单次线上上限', children: formatFen(rules.singleFen) },
  {
    key: 'automatic',
    label: '自动赔付上限',
    children: rules.automaticFen === 0 ? '不自动赔付，全部人工审核' : formatFen(rules.automaticFen),
  },
  { key: 'fourEyes', label: '双人审核起点', children: `赔付满 ${formatFen(rules.fourEyesFen)} 须两人审核` },
  {
    key: 'chinaLife',
    label: '国寿通道',
    children: rules.chinaLifeCity === null ? '未开通' : chinaLifeCities[rules.chinaLifeCity],
  },
  { key: 'redirect', label: '外部理赔网址', children: rules.redirectUrl ?? '在本应用办理' },
  { key: 'mail', label: '邮寄地址', children: rules.mailAddress },
  { key: 'tip', label: '申请须知', span: 2, children: rules.tip },
  {
    key: 'documents',
    label: '所需资料',
    span: 2,
    children: <ChangeLines lines={rules.documents} />,
  },
]

/** The tab 理赔规则: how claims of this company are accepted and decided. */
export function ClaimRules({ companyId }: { companyId: string }) {
  const rules = useQueryOf(claimRuleCalls.claimRules, { companyId })
  return (
    <Answered of={rules} failed="理赔规则没有加载成功">
      {(shown) => <RulesSection rules={shown} />}
    </Answered>
  )
}

function RulesSection({ rules }: { rules: AdminClaimRules }) {
  const [isEditing, setEditing] = useState(false)
  return (
    <Section
      title="理赔规则"
      aside={
        <Button size="small" onClick={() => setEditing(true)}>
          {rules.isOwn === 1 ? '修改规则' : '确认规则'}
        </Button>
      }
    >
      {rules.isOwn === 0 && <Alert type="info" showIcon title="还没有按合同确认，暂用以下通用规则" />}
      {rules.waiting.map(({ lines, proposedBy, proposedTime }) => (
        <Alert
          key={proposedTime}
          type="warning"
          showIcon
          title={`${proposedBy} 于 ${proposedTime.slice(0, 16)} 提交，等待财务审核`}
          description={<ChangeLines lines={lines} />}
        />
      ))}
      <Descriptions size="small" column={2} items={factsOf(rules)} />
      {rules.waiting.length > 0 && <Tag color="warning">审核通过前，以上规则继续有效</Tag>}
      {isEditing && <ClaimRulesDialog rules={rules} onClose={() => setEditing(false)} />}
    </Section>
  )
}
