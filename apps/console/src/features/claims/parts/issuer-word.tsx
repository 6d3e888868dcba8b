import { claimsAdminCalls, type WorkCase, type WorkReceipt } from '@yf/contract/claims-admin'
import { mayDo } from '@yf/domain/staff'
import { Button, Tag } from 'antd'
import { useEffect, useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useSession } from '#platform/session/session.ts'
import { useCaseAction } from '../use-case.ts'
import styles from './issuer-word.module.css'

const tones = {
  agrees: { color: 'success', name: '开票方已确认' },
  open: { color: 'default', name: '未核验' },
  differs: { color: 'error', name: '与开票方不符' },
} as const

const everyMs = 2_000
/** After that the server retries the issuer; the page need not wait for it. */
const mostLooks = 8

/** While the issuer's answer is pending, the page reloads the case a few times. */
function useAnswer(isAsking: boolean): void {
  const [looks, setLooks] = useState(0)
  const isWaiting = isAsking && looks < mostLooks
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => {
      setLooks(looks + 1)
      void refresh(claimsAdminCalls.open)
    }, everyMs)
    return () => clearTimeout(timer)
  }, [isWaiting, looks])
}

/** The issuer's answer about this receipt, and a button to request it again. */
export function IssuerWord({ work, receipt }: { work: WorkCase; receipt: WorkReceipt }) {
  const { tone, words, isAsking, canAsk, askedTime } = receipt.issuer
  const { run, isBusy } = useCaseAction(claimsAdminCalls.recheckInvoice)
  const role = useSession((session) => session.staff?.role)
  useAnswer(isAsking === 1)
  const { color, name } = tones[tone]
  const mayAsk = canAsk === 1 && role !== undefined && mayDo(role, 'handle')
  const ask = () => run({ caseId: work.caseId, receiptId: receipt.id }, '已向开票方再次核验')
  return (
    <div className={styles.word} role="group" aria-label="开票方核验">
      <Tag color={color}>{name}</Tag>
      <span className={styles.text}>
        {words.join('；')}
        {askedTime && <span className={styles.time}>{askedTime} 核验</span>}
      </span>
      {mayAsk && (
        <Button
          type="link"
          size="small"
          loading={isBusy || isAsking === 1}
          disabled={isAsking === 1}
          onClick={() => void ask()}
        >
          重新核验
        </Button>
      )}
    </div>
  )
}
