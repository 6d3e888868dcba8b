import type { WriteOutcome } from '@yf/client/outcome'
import type { ReactNode } from 'react'
import { replaceWith } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { refreshOrders } from '../use-orders.ts'

interface Props {
  isBusy: boolean
  /** Null if the form has a fault. */
  send: () => Promise<WriteOutcome<{ id: string }> | null>
  /** Opens the page of the request. */
  goOn?: (id: string) => void
  children: ReactNode
}

export const openSale = (id: string): void => replaceWith('/mallAfterSales', { query: { id } })

/** A request for a refund or an exchange: once sent, its own page replaces the form. */
export function RequestPage({ isBusy, send, goOn = openSale, children }: Props) {
  const submit = async () => {
    const sent = await send()
    if (!sent?.ok) return
    await refreshOrders()
    goOn(sent.result.id)
  }
  return (
    <Page
      actions={
        <Button block busy={isBusy} onTap={submit}>
          提交申请
        </Button>
      }
    >
      {children}
    </Page>
  )
}
