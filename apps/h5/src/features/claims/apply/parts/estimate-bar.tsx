import type { Estimate } from '@yf/contract/claim-shapes'
import { formatFen } from '@yf/domain/money'
import { useState } from 'react'
import { DecisionLines } from '#features/claims/shared/decision-lines.tsx'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Money } from '#ui/money/money.tsx'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import styles from './estimate.module.css'

interface Props {
  estimate: Estimate
  /** The limit of one application. */
  singleFen: number
}

/** The estimated payout in large type, with the total of the receipts and a link to each. */
export function EstimateBar({ estimate, singleFen }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { billedFen, payableFen, lines } = estimate
  const sums = [`发票 ${formatFen(billedFen)}`, `上限 ${formatFen(singleFen)}`]
  return (
    <>
      <button type="button" className={classNames(base.tap, styles.bar)} onClick={() => setOpen(true)}>
        <span className={styles.label}>
          预计可赔 <span className={styles.more}>查看明细</span>
        </span>{' '}
        <Money fen={payableFen} size="number" />
        <span className={classNames(styles.sum, billedFen > singleFen && styles.over)}>
          {sums.map((text) => (
            <span key={text}>{text} </span>
          ))}
        </span>
      </button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title="预计赔付明细">
        <p className={styles.note}>
          {`按您的保单和已识别的发票计算，最终以审核结果为准。单次申请发票合计不超过 ${formatFen(singleFen)}。`}
        </p>
        {lines.length > 0 ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without a link inside, it must still scroll by keyboard
          <div role="region" aria-label="预计赔付明细" tabIndex={0}>
            <DecisionLines lines={lines} />
          </div>
        ) : (
          <EmptyOf
            kind="invoices"
            title="还没有可以计算的发票"
            note="上传发票并核对金额和日期后，这里会告诉您能赔多少"
          />
        )}
      </Sheet>
    </>
  )
}
