import { workbenchCalls } from '@yf/contract/workbench'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go } from '#platform/navigation/navigation.ts'
import { Blank } from '#ui/blank/blank.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { emptyWords, type PaymentState } from '../payment-states.ts'
import { MakeBatch } from './make-batch.tsx'
import styles from './payments.module.css'
import { PaymentTable } from './payment-table.tsx'

export interface PaymentsProps {
  state: PaymentState
  pageNo: number
  canPay: boolean
}

const pageSize = 50

export function Payments({ state, pageNo, canPay }: PaymentsProps) {
  const page = useQueryOf(workbenchCalls.payments, { state, pageNo, pageSize }, { every: 30_000 })
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const { data, error } = page
  if (!data && error)
    return (
      <Blank
        icon="warning"
        title="款项没有加载成功"
        onRetry={() => void page.refetch()}
        isBusy={page.isFetching}
      >
        {error.message}
      </Blank>
    )
  if (!data) return <Skeleton lines={8} height={20} />
  if (data.records.length === 0) return <Blank title={emptyWords[state]} />
  // A payment may have gone into a batch of somebody else since it was picked.
  const chosen = data.records.filter(({ id, batchNo }) => picked.has(id) && batchNo === null)
  return (
    <>
      {state === 'waiting' && canPay && <MakeBatch chosen={chosen} />}
      <div className={styles.list} aria-busy={page.isFetching}>
        <PaymentTable rows={data.records} state={state} canPay={canPay} picked={picked} onPick={setPicked} />
      </div>
      <Pager
        pageNo={pageNo}
        pageSize={pageSize}
        total={data.total}
        onPage={(to) => go('/payments', { tab: state, page: to > 1 ? to : null })}
      />
    </>
  )
}
