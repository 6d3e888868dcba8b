import type { PlanVersion } from '@yf/contract/plans-admin'
import { formatFen } from '@yf/domain/money'
import { Descriptions } from 'antd'
import { Section } from '#ui/section/section.tsx'
import { LiabilityText } from './liability-text.tsx'
import styles from './plans.module.css'

const signed = (name: string | null, time: string | null) => (name ? `${name} ${time ?? ''}` : '—')

/** A version that cannot be changed. */
export const VersionView = ({ version }: { version: PlanVersion }) => (
  <>
    <Section title="基本信息">
      <Descriptions
        size="small"
        column={3}
        items={[
          { key: 'name', label: '保险名称', children: version.name },
          { key: 'insurer', label: '承保公司', children: version.insurer },
          { key: 'cover', label: '总保额', children: formatFen(version.coverFen) },
          { key: 'start', label: '生效日期', children: version.startDay ?? '—' },
          { key: 'submitted', label: '提交', children: signed(version.submittedBy, version.submittedTime) },
          { key: 'decided', label: '审核', children: signed(version.decidedBy, version.decidedTime) },
          ...(version.note === null ? [] : [{ key: 'note', label: '审核意见', children: version.note }]),
        ]}
      />
    </Section>
    <Section title="保障责任">
      <div className={styles.panels}>
        {version.liabilities.map((liability) => (
          <LiabilityText key={liability.id} liability={liability} />
        ))}
      </div>
    </Section>
  </>
)
