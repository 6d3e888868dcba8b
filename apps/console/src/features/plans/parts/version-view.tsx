import type { PlanVersion } from '@yf/contract/plans-admin'
import { formatFen } from '@yf/domain/money'
import { planBenefitsWorth } from '@yf/domain/plan-benefit'
import { Descriptions } from 'antd'
import { Section } from '#ui/section/section.tsx'
import { BenefitText } from './benefit-text.tsx'
import { LiabilityText } from './liability-text.tsx'
import styles from './plans.module.css'

const signed = (name: string | null, time: string | null) => (name ? `${name} ${time ?? ''}` : '—')

const factsOf = ({ kind, name, insurer, coverFen, benefits }: PlanVersion) =>
  kind === 'benefits'
    ? [
        {
          key: 'worth',
          label: '每人价值',
          children: `${formatFen(planBenefitsWorth(benefits))}（全部用完）`,
        },
      ]
    : [
        { key: 'name', label: '保险名称', children: name },
        { key: 'insurer', label: '承保公司', children: insurer },
        { key: 'cover', label: '总保额', children: formatFen(coverFen) },
      ]

/** A version that cannot be changed. */
export const VersionView = ({ version }: { version: PlanVersion }) => (
  <>
    <Section title="基本信息">
      <Descriptions
        size="small"
        column={3}
        items={[
          ...factsOf(version),
          { key: 'start', label: '生效日期', children: version.startDay ?? '—' },
          { key: 'submitted', label: '提交', children: signed(version.submittedBy, version.submittedTime) },
          { key: 'decided', label: '审核', children: signed(version.decidedBy, version.decidedTime) },
          ...(version.note === null ? [] : [{ key: 'note', label: '审核意见', children: version.note }]),
        ]}
      />
    </Section>
    <Section title={version.kind === 'benefits' ? '权益' : '保障责任'}>
      <div className={styles.panels}>
        {version.benefits.map((benefit) => (
          <BenefitText key={benefit.id} benefit={benefit} />
        ))}
        {version.liabilities.map((liability) => (
          <LiabilityText key={liability.id} liability={liability} />
        ))}
      </div>
    </Section>
  </>
)
