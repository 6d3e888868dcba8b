import type { ReactNode } from 'react'
import { go } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { Page } from '#ui/page/page.tsx'
import { Steps } from '#ui/steps/steps.tsx'
import styles from './expense.module.css'

const steps = ['体检信息', '银行卡', '上传资料'] as const
const paths = ['/expense/index', '/expense/bank', '/expense/uploadApply'] as const

interface Props {
  step: 1 | 2 | 3
  actions?: ReactNode
  extra?: ReactNode
  children: ReactNode
}

/** The frame of the three steps; going back keeps all input. */
export function ExpenseFlow({ step, actions, extra, children }: Props) {
  const { id } = useQueryParams()
  const open = (at: number) => go(paths[at - 1] ?? paths[0], { query: { id } })
  return (
    <Page actions={actions} extra={extra}>
      <Steps label="体检报销步骤" items={steps} current={step} onOpen={open} />
      <div className={styles.body}>{children}</div>
    </Page>
  )
}
