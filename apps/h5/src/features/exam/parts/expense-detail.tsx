import type { ExamDetail } from '@yf/contract/exam-shapes'
import { type ExamState, examStates } from '@yf/domain/exam-claim'
import { formatFen } from '@yf/domain/money'
import { CaseNo } from '#features/claims/shared/case-no.tsx'
import { cardText, dayText, momentText } from '#features/claims/shared/case-state.ts'
import { expectedText } from '#features/claims/shared/timeline.ts'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Money } from '#ui/money/money.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { examTone } from '../expense/texts.ts'
import styles from './expense.module.css'

/** Status, amount, next step and expected date. */
export function ExpenseHead({ found }: { found: ExamDetail }) {
  const { state, stateName, amountFen, approvedFen, nextStep, expectedTime, reason } = found
  const isLess = approvedFen !== null && approvedFen < amountFen
  return (
    <Card title="报销进度" extra={<Chip tone={examTone(state)}>{stateName}</Chip>}>
      <p className={styles.sum}>{sumName(state)}</p>
      <p>
        <Money fen={approvedFen ?? amountFen} size="hero" />
      </p>
      {isLess && <p className={styles.sum}>{`申请金额 ${formatFen(amountFen)}`}</p>}
      {reason && (
        <div className={styles.gap}>
          <NoticeBar tone={state === examStates.refused ? 'danger' : 'warning'}>
            {state === examStates.refused ? `驳回原因：${reason}` : `说明：${reason}`}
          </NoticeBar>
        </div>
      )}
      {nextStep && (
        <p className={styles.next}>
          <span>{nextStep}</span>
          {expectedTime && <span className={styles.when}>{expectedText(expectedTime)}</span>}
        </p>
      )}
    </Card>
  )
}

function sumName(state: ExamState): string {
  if (state === examStates.paid) return '已报销金额'
  return state === examStates.paying ? '核定金额' : '申请金额'
}

/** The request and the quota that it uses. */
export function ExpenseFacts({ found }: { found: ExamDetail }) {
  const { quota } = found
  return (
    <>
      {quota && (
        <Card title="报销额度">
          <Facts
            rows={[
              { label: '额度名称', value: quota.name },
              { label: '剩余额度', value: <Money fen={quota.leftFen} /> },
              { label: '总额度', value: <Money fen={quota.totalFen} /> },
              { label: '有效期至', value: dayText(quota.until) },
            ]}
          />
        </Card>
      )}
      <Card title="申请信息">
        <Facts
          rows={[
            { label: '报销单号', value: <CaseNo caseNo={found.examNo} /> },
            { label: '体检人', value: `${found.memberName}（${found.relation}）` },
            { label: '体检机构', value: found.institution },
            { label: '体检日期', value: dayText(found.day) },
            { label: '收款银行卡', value: cardText(found.bankCard) },
            { label: '提交时间', value: momentText(found.submitTime) },
          ]}
        />
      </Card>
    </>
  )
}
