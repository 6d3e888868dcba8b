import { workbenchCalls, type PayBatch } from '@yf/contract/workbench'
import { formatFen } from '@yf/domain/money'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go } from '#platform/navigation/navigation.ts'
import { Blank } from '#ui/blank/blank.tsx'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import table from '#ui/table/table.module.css'
import { batchState } from '../payment-states.ts'
import { BankResults } from './bank-results.tsx'
import { BatchFile } from './batch-file.tsx'
import styles from './payments.module.css'
import { SendBatch } from './send-batch.tsx'

const pageSize = 20

function progressOf({ count, paidCount, failedCount }: PayBatch): string {
  const parts = [`到账 ${paidCount}`, ...(failedCount > 0 ? [`失败 ${failedCount}`] : [])]
  const left = count - paidCount - failedCount
  return [...parts, ...(left > 0 ? [`未完 ${left}`] : [])].join('，')
}

function Row({ batch, canPay }: { batch: PayBatch; canPay: boolean }) {
  const { word, tone } = batchState[batch.state]
  const [isRecording, setRecording] = useState(false)
  return (
    <tr>
      <td className={table.nowrap}>{batch.batchNo}</td>
      <td>
        <Chip tone={tone}>{word}</Chip>
      </td>
      <td className={table.number}>{batch.count}</td>
      <td className={table.number}>{formatFen(batch.totalFen)}</td>
      <td>{progressOf(batch)}</td>
      <td className={table.nowrap}>{batch.madeBy}</td>
      <td className={table.nowrap}>{batch.createTime}</td>
      {canPay && (
        <td>
          <div className={styles.actions}>
            {(batch.state === 'open' || batch.state === 'file') && (
              <>
                <BatchFile batch={batch} encoding="gbk" />
                <BatchFile batch={batch} encoding="utf-8" />
              </>
            )}
            {batch.state === 'open' && <SendBatch batch={batch} />}
            {batch.state === 'file' && (
              <Button kind="primary" onPress={() => setRecording(true)}>
                登记结果
              </Button>
            )}
            {isRecording && <BankResults batch={batch} onClose={() => setRecording(false)} />}
          </div>
        </td>
      )}
    </tr>
  )
}

export function Batches({ pageNo, canPay }: { pageNo: number; canPay: boolean }) {
  const page = useQueryOf(workbenchCalls.batches, { pageNo, pageSize }, { every: 15_000 })
  const { data, error } = page
  if (!data && error)
    return (
      <Blank
        icon="warning"
        title="批次没有加载成功"
        onRetry={() => void page.refetch()}
        isBusy={page.isFetching}
      >
        {error.message}
      </Blank>
    )
  if (!data) return <Skeleton lines={6} height={20} />
  if (data.records.length === 0)
    return <Blank title="还没有批次">在「待打款」中勾选案件，生成第一个批次。</Blank>
  return (
    <>
      <div className={styles.list} aria-busy={page.isFetching}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">批次号</th>
              <th scope="col">状态</th>
              <th scope="col" className={table.number}>
                笔数
              </th>
              <th scope="col" className={table.number}>
                合计
              </th>
              <th scope="col">进度</th>
              <th scope="col">生成人</th>
              <th scope="col">生成时间</th>
              {canPay && (
                <th scope="col" className={table.number}>
                  操作
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {data.records.map((batch) => (
              <Row key={batch.id} batch={batch} canPay={canPay} />
            ))}
          </tbody>
        </table>
      </div>
      <Pager
        pageNo={pageNo}
        pageSize={pageSize}
        total={data.total}
        onPage={(to) => go('/payments', { tab: 'batches', page: to > 1 ? to : null })}
      />
    </>
  )
}
