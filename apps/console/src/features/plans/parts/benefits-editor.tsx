import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { PlanBenefitEntry } from '@yf/contract/plans-admin'
import { formatFen } from '@yf/domain/money'
import { planBenefitsWorth } from '@yf/domain/plan-benefit'
import { Button } from 'antd'
import { Section } from '#ui/section/section.tsx'
import { Tool } from '#ui/tool/tool.tsx'
import { newBenefit, type PlanForm } from '../plan-form.ts'
import { BenefitFields } from './benefit-fields.tsx'
import { BenefitText } from './benefit-text.tsx'
import styles from './plans.module.css'

interface Props {
  form: PlanForm
  onChange: (changes: Partial<PlanForm>) => void
}

/** The benefits of a draft, each beside what the member reads. */
export function BenefitsEditor({ form: { benefits }, onChange }: Props) {
  const change = (at: number, benefit: PlanBenefitEntry) => onChange({ benefits: benefits.with(at, benefit) })
  return (
    <>
      {benefits.map((benefit, at) => (
        <Section
          key={benefit.id}
          title={benefit.name || `第 ${at + 1} 项权益`}
          aside={
            <Tool
              label={`删除权益：${benefit.name || at + 1}`}
              icon={<DeleteOutlined aria-hidden />}
              onPress={() => onChange({ benefits: benefits.filter((one) => one !== benefit) })}
            />
          }
        >
          <div className={styles.liability}>
            <BenefitFields benefit={benefit} onChange={(changed) => change(at, changed)} />
            <BenefitText benefit={benefit} />
          </div>
        </Section>
      ))}
      <div className={styles.bar}>
        <Button
          icon={<PlusOutlined aria-hidden />}
          onClick={() => onChange({ benefits: [...benefits, newBenefit()] })}
        >
          添加权益
        </Button>
        {benefits.length > 0 && <span>{`全部用完，每人价值 ${formatFen(planBenefitsWorth(benefits))}`}</span>}
      </div>
    </>
  )
}
