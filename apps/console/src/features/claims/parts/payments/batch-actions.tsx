import type { PayBatch } from '@yf/contract/claims-admin'
import { Button } from 'antd'
import { useState } from 'react'
import { BankResults } from './bank-results.tsx'
import { BatchFile } from './batch-file.tsx'
import styles from './payments.module.css'
import { SendBatch } from './send-batch.tsx'

/** Two ways to pay a batch: taking one closes the other. Staff who took part in one of its cases get neither. */
export function BatchActions({ batch }: { batch: PayBatch }) {
  const [isRecording, setRecording] = useState(false)
  if (batch.hindrance) return <p className={styles.barred}>{batch.hindrance}</p>
  return (
    <div className={styles.actions}>
      {(batch.state === 'open' || batch.state === 'file') && (
        <>
          <BatchFile batch={batch} encoding="gbk" />
          <BatchFile batch={batch} encoding="utf-8" />
        </>
      )}
      {batch.state === 'open' && <SendBatch batch={batch} />}
      {batch.state === 'file' && (
        <Button type="primary" onClick={() => setRecording(true)}>
          登记结果
        </Button>
      )}
      {isRecording && <BankResults batch={batch} onClose={() => setRecording(false)} />}
    </div>
  )
}
