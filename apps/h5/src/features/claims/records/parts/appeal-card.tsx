import type { CaseAppeal, CaseDetail } from '@yf/contract/claim-shapes'
import { formatFen } from '@yf/domain/money'
import { dayText, momentText } from '#features/claims/shared/case-state.ts'
import { Card } from '#ui/card/card.tsx'
import { Chip, type ChipTone } from '#ui/chip/chip.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import styles from './appeal-card.module.css'

function stateOf({ outcome }: CaseAppeal): { word: string; tone: ChipTone } {
  if (outcome === null) return { word: '复核中', tone: 'info' }
  return outcome === 'upheld'
    ? { word: '维持原决定', tone: 'neutral' }
    : { word: '已重新核定', tone: 'success' }
}

/** The member's appeal and the decision of an independent reviewer. */
export function AppealCard({ found }: { found: CaseDetail }) {
  const { appeal, overpayment } = found
  if (!appeal && !overpayment) return null
  return (
    <>
      {appeal && <Appeal appeal={appeal} />}
      {overpayment && <NoticeBar tone="info">{overpaidText(overpayment)}</NoticeBar>}
    </>
  )
}

function Appeal({ appeal }: { appeal: CaseAppeal }) {
  const { word, tone } = stateOf(appeal)
  return (
    <Card title="复核" extra={<Chip tone={tone}>{word}</Chip>}>
      <Facts
        rows={[
          { label: '申请时间', value: momentText(appeal.time) },
          { label: '原因', value: appeal.reasonName },
          { label: '原核定金额', value: formatFen(appeal.beforeFen) },
          { label: '复核后金额', value: appeal.afterFen === null ? null : formatFen(appeal.afterFen) },
        ]}
      />
      <p className={styles.text}>{appeal.words}</p>
      {appeal.explanation && (
        <p className={styles.answer}>
          <b>复核理由</b>
          {appeal.explanation}
        </p>
      )}
    </Card>
  )
}

type Overpayment = NonNullable<CaseDetail['overpayment']>

/** An overpayment is only returned as the member agreed in writing. */
function overpaidText({ overpaidFen, agreed }: Overpayment): string {
  if (agreed?.state === 'received') return `您按书面协议退回的 ${formatFen(agreed.amountFen)} 已收到，谢谢`
  if (agreed?.state === 'agreed')
    return `按您 ${dayText(agreed.day)} 签署的协议，将退回多付的 ${formatFen(agreed.amountFen)}`
  return `本案多付了 ${formatFen(overpaidFen)}，未经您书面同意不会收回`
}
