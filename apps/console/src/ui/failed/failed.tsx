import { Button, Result } from 'antd'
import type { ReactNode } from 'react'

export interface FailedProps {
  title: string
  children?: ReactNode
  /** Offers to try again. */
  onRetry?: () => void
  isBusy?: boolean
}

/** What could not be shown, why, and what can be done about it. */
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
