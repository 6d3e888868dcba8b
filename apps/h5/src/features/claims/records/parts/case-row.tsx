import type { CaseSummary } from '@yf/contract/claim-shapes'
import { useState } from 'react'
import { CaseChip } from '#features/claims/shared/case-chip.tsx'
import { momentText, visitName } from '#features/claims/shared/case-state.ts'
import { RequestRow, RowActions } from '#features/claims/shared/request-row.tsx'
import { ActionSheet } from '#ui/action-sheet/action-sheet.tsx'
import base from '#ui/base.module.css'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import {
  actionNames,
  amountLabel,
  mainAction,
  otherActions,
  undoing,
  type CaseAction,
} from '../next-action.ts'
import styles from './case-row.module.css'

interface CaseRowProps {
  row: CaseSummary
  onOpen: () => void
  onAct: (action: CaseAction) => unknown
}

const whenText = ({ submitTime, updateTime }: CaseSummary) =>
  submitTime ? `${momentText(submitTime)} 提交` : `${momentText(updateTime)} 更新`

export function CaseRow({ row, onOpen, onAct }: CaseRowProps) {
  const isEmpty = row.receiptCount === 0 && row.billedFen === 0
  const label = amountLabel(row)
  return (
    <RequestRow
      title={[row.insuredName, visitName(row.visitType)].filter(Boolean).join(' · ')}
      state={<CaseChip state={row.state} stateName={row.stateName} />}
      facts={[row.hospital ?? '就诊医院未填写', `${row.caseNo} · ${whenText(row)}`]}
      requested={isEmpty ? null : { label: `发票 ${row.receiptCount} 张`, fen: row.billedFen }}
      granted={label && row.payableFen !== null ? { label: label, fen: row.payableFen } : null}
      onOpen={onOpen}
    >
      <Actions row={row} onAct={onAct} />
    </RequestRow>
  )
}

/** If the case waits for nothing, the row shows the first other action. */
function Actions({ row, onAct }: Pick<CaseRowProps, 'row' | 'onAct'>) {
  const [isOpen, setOpen] = useState(false)
  const waited = mainAction(row.state)
  const others = otherActions(row)
  const shownAction = waited ?? others[0]
  const hidden = waited ? others : others.slice(1)
  if (!shownAction) return null
  return (
    <RowActions>
      {hidden.length > 0 && (
        <button
          type="button"
          className={classNames(base.tap, styles.more)}
          aria-label={`案件 ${row.caseNo} 的更多操作`}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon name="more" size={20} />
        </button>
      )}
      <Button
        size="small"
        kind={kindOf(shownAction)}
        label={`${actionNames[shownAction]}，案件 ${row.caseNo}`}
        onTap={() => onAct(shownAction)}
      >
        {actionNames[shownAction]}
      </Button>
      <ActionSheet
        open={isOpen}
        title={`案件 ${row.caseNo}`}
        actions={hidden.map((key) => ({
          key,
          label: actionNames[key],
          tone: undoing.has(key) ? 'danger' : 'normal',
        }))}
        onSelect={(key) => void onAct(key as CaseAction)}
        onClose={() => setOpen(false)}
      />
    </RowActions>
  )
}

function kindOf(action: CaseAction): 'primary' | 'secondary' | 'plain' {
  if (undoing.has(action)) return 'plain'
  return action === 'resume' || action === 'supplement' ? 'primary' : 'secondary'
}
