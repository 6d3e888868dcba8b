import type { CaseOutcome } from '@yf/contract/queue-shapes'
import { Button, Modal, Tag } from 'antd'
import styles from './picked-cases.module.css'

/** The outcome of each case; cases that were not processed come first. */
export function Outcomes({ outcomes, onClose }: { outcomes: readonly CaseOutcome[]; onClose: () => void }) {
  const done = outcomes.filter(({ isDone }) => isDone === 1)
  const others = outcomes.filter(({ isDone }) => isDone === 0)
  return (
    <Modal
      open
      centered
      title={`完成 ${done.length} 件，未完成 ${others.length} 件`}
      footer={
        <Button type="primary" onClick={onClose}>
          知道了
        </Button>
      }
      onCancel={onClose}
    >
      <ul className={styles.outcomes}>
        {[...others, ...done].map(({ caseId, caseNo, isDone, words }) => (
          <li key={caseId} className={styles.outcome}>
            <Tag color={isDone ? 'success' : 'warning'}>{isDone ? '完成' : '未完成'}</Tag>
            <span>{caseNo || '—'}</span>
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
