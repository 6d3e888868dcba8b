import { Button, Result } from 'antd'
import type { ReactNode } from 'react'

export interface FailedProps {
  title: string
  children?: ReactNode
  /** Shows a retry button. */
  onRetry?: () => void
  isBusy?: boolean
}

/** Says what failed to load and why, with an optional retry. */
export function Failed({ title, children, onRetry, isBusy = false }: FailedProps) {
  return (
    <div role={onRetry ? 'alert' : undefined}>
      <Result
        status="warning"
        title={title}
        subTitle={children}
        extra={
          onRetry && (
            <Button loading={isBusy} onClick={onRetry}>
              重试
            </Button>
          )
        }
      />
    </div>
  )
}
