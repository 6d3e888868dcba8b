import type { ApplyDraft } from '@yf/contract/claim-shapes'
import { momentText, visitName } from '#features/claims/shared/case-state.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import styles from './apply.module.css'

interface Props {
  draft: ApplyDraft
  onContinue: () => void
  onRestart: () => unknown
}

const steps = ['填写申请信息', '填写银行卡', '上传资料']

/** Offers an unfinished claim, begun here or on another phone. */
export function ResumeChoice({ draft, onContinue, onRestart }: Props) {
  return (
    <Card>
      <div className={styles.resume}>
        <h2 className={styles.resumeTitle}>您有一份没有提交的申请</h2>
        <p className={styles.resumeNote}>{`上次进行到：${steps[draft.step - 1] ?? steps[0]}`}</p>
        <Facts
          rows={[
            { label: '就诊人', value: draft.insuredName },
            { label: '就诊类型', value: visitName(draft.visitType) },
            { label: '就诊医院', value: draft.hospital },
            { label: '案件号', value: draft.caseNo },
            { label: '最近修改', value: momentText(draft.updateTime) },
          ]}
        />
        <Button block onTap={onContinue}>
          继续上次的申请
        </Button>
        <Button block kind="secondary" onTap={onRestart}>
          重新开始
        </Button>
      </div>
    </Card>
  )
}
