import { EditOutlined } from '@ant-design/icons'
import type { WorkCase, WorkLine } from '@yf/contract/claims-admin'
import { formatFen } from '@yf/domain/money'
import { Tag } from 'antd'
import { memo, useState } from 'react'
import { Section } from '#ui/section/section.tsx'
import { Tool } from '#ui/tool/tool.tsx'
import { LineDialog } from './line-dialog.tsx'
import styles from './lines.module.css'

/** The steps from the bill to the payable amount; zero steps are omitted. */
function stepsOf(line: WorkLine): readonly string[] {
  const taken = (name: string, fen: number) => (fen > 0 ? [`− ${name} ${formatFen(fen)}`] : [])
  return [
    `账单 ${formatFen(line.billedFen)}`,
    ...taken('剔除', line.excludedFen),
    ...taken('社保', line.socialFen),
    ...taken('目录外自费', line.ownExpenseFen),
    ...taken('免赔额', line.deductibleFen),
    ...(line.ratio > 0 ? [`× ${line.ratio}%`] : []),
    ...taken('超出限额', line.overLimitFen),
  ]
}

interface LineRowProps {
  line: WorkLine
  position: number
  canDecide: boolean
  onDecide: () => void
}

function LineRow({ line, position, canDecide, onDecide }: LineRowProps) {
  return (
    <li className={styles.line}>
      <div className={styles.top}>
        <span className={styles.name}>
          发票 {position}
          <span className={styles.quiet}>
            {line.invoiceNumber ?? '号码未填'} · {line.liabilityName ?? '无对应责任'}
          </span>
        </span>
        {line.isByHand === 1 && <Tag color="warning">人工核定</Tag>}
        <b className={styles.sum}>{formatFen(line.payableFen)}</b>
        {canDecide && (
          <Tool label={`人工核定发票 ${position}`} icon={<EditOutlined aria-hidden />} onPress={onDecide} />
        )}
      </div>
      <p className={styles.steps}>{stepsOf(line).join('  ')}</p>
      {line.reason && <p className={styles.reason}>{line.reason}</p>}
    </li>
  )
}

export const Lines = memo(function Lines({ work }: { work: WorkCase }) {
  const [decidingId, setDecidingId] = useState<string | null>(null)
  const deciding = work.lines.find(({ receiptId }) => receiptId === decidingId)
  const numberOf = (receiptId: string) => work.receipts.findIndex(({ id }) => id === receiptId) + 1
  return (
    <Section
      title="理算"
      aside={
        <span className={styles.total}>
          {work.payableFen === null ? '按当前信息应赔' : '核定赔付'} <b>{formatFen(work.linesPayableFen)}</b>
        </span>
      }
    >
      {work.lines.length === 0 ? (
        <p className={styles.none}>发票信息完整后，这里会列出每张发票的赔付金额和理由。</p>
      ) : (
        <ol className={styles.lines}>
          {work.lines.map((line) => (
            <LineRow
              key={line.receiptId}
              line={line}
              position={numberOf(line.receiptId)}
              canDecide={work.can.correct === 1}
              onDecide={() => setDecidingId(line.receiptId)}
            />
          ))}
        </ol>
      )}
      {work.earlierFen > 0 && (
        <p className={styles.reason}>含此前案件按就诊顺序重新计算后补付的 {formatFen(work.earlierFen)}</p>
      )}
      {deciding && (
        <LineDialog
          work={work}
          line={deciding}
          position={numberOf(deciding.receiptId)}
          onClose={() => setDecidingId(null)}
        />
      )}
    </Section>
  )
})
