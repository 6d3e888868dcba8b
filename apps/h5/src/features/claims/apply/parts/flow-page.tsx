import type { ReactNode } from 'react'
import { useFlowStep } from '#features/claims/shared/flow.ts'
import { go } from '#platform/navigation/go.ts'
import { Page } from '#ui/page/page.tsx'
import { Steps } from '#ui/steps/steps.tsx'
import styles from './apply.module.css'

const steps = ['申请信息', '银行卡', '上传资料'] as const
const paths = [
  '/claimSettlement/applyInfo',
  '/claimSettlement/bankCard',
  '/claimSettlement/uploadApply',
] as const

interface Props {
  step: 1 | 2 | 3
  actions?: ReactNode
  extra?: ReactNode
  children: ReactNode
}

/** `edit` shows the form itself where a draft would otherwise ask whether to continue. */
const open = (step: number) =>
  go(paths[step - 1] ?? paths[0], { query: { edit: step === 1 ? 1 : undefined } })

/** The frame of the three steps; going back keeps all input. */
export function FlowPage({ step, actions, extra, children }: Props) {
  useFlowStep()
  return (
    <Page actions={actions} extra={extra}>
      <Steps label="理赔申请步骤" items={steps} current={step} onOpen={open} />
      <div className={styles.body}>{children}</div>
    </Page>
  )
}
