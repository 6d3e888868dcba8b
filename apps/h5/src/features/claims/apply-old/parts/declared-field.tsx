import type { ApplyPage } from '@yf/contract/claim-shapes'
import { firstClaimNotice } from '@yf/domain/claim-gate'
import { toYuanText } from '@yf/domain/money'
import { useState } from 'react'
import type { ApplicationFieldsProps } from '#features/claims/shared/application/apply-form.ts'
import { billedFenOf } from '#features/claims/shared/application/billed-text.ts'
import styles from '#features/claims/shared/application/apply.module.css'
import { Card } from '#ui/card/card.tsx'
import { CopyButton } from '#ui/copy/copy-button.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { NumericField } from '#ui/numeric-field/numeric-field.tsx'

interface Props extends ApplicationFieldsProps {
  page: Pick<ApplyPage, 'singleFen' | 'mailAddress'>
}

/** The total of all invoices in this application, and what to do if it exceeds the limit. */
export function DeclaredField({ page: { singleFen, mailAddress }, form, faults, onChange }: Props) {
  const { declaredFen } = form
  const [typed, setTyped] = useState(() => (declaredFen === null ? '' : toYuanText(declaredFen)))
  const change = (text: string) => {
    setTyped(text)
    onChange({ declaredFen: billedFenOf(text) })
  }
  return (
    <Card title="申请金额">
      <div className={styles.fields}>
        <NumericField
          label="发票总金额"
          required
          placeholder="0.00"
          maxLength={12}
          value={typed}
          onChange={change}
          error={faults.declaredFen}
          hint={firstClaimNotice(singleFen)}
          extra={<span className={styles.unit}>元</span>}
        />
        {(declaredFen ?? 0) > singleFen && (
          <NoticeBar tone="warning">
            {`请将资料邮寄至：${mailAddress}`}
            <CopyButton text={mailAddress} what="邮寄地址" />
          </NoticeBar>
        )}
      </div>
    </Card>
  )
}
