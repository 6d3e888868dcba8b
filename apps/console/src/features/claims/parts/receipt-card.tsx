import type { ClaimMaterial } from '@yf/contract/claim-shapes'
import { claimsAdminCalls, type WorkCase, type WorkReceipt } from '@yf/contract/claims-admin'
import { Button, Form, Tag } from 'antd'
import { useState } from 'react'
import {
  correctionOf,
  faultsOf,
  isChanged,
  textOf,
  textOfReading,
  type ReceiptText,
} from '../receipt-form.ts'
import { useUnsavedMark } from '../unsaved.ts'
import { useCaseAction } from '../use-case.ts'
import type { FieldFocus } from '#features/claims/shared/pictures/view.ts'
import { IssuerWord } from './issuer-word.tsx'
import { ReceiptFields } from './receipt-fields.tsx'
import styles from './receipt-card.module.css'
import { RemoveReceipt } from './remove-receipt.tsx'

export interface ReceiptCardProps {
  work: WorkCase
  /** null: a new receipt. */
  receipt: WorkReceipt | null
  position: number
  material: ClaimMaterial | null
  onLook: (look: FieldFocus) => void
  onEnd?: () => void
}

/** The typed values, reset whenever the server has another version of the receipt. */
function useReceiptText(receipt: WorkReceipt | null, material: ClaimMaterial | null) {
  const version = JSON.stringify(receipt)
  const [typed, setTyped] = useState<{ version: string; text: ReceiptText } | null>(null)
  const before = receipt || !material ? textOf(receipt) : textOfReading(material.fields)
  const text = typed?.version === version ? typed.text : before
  return {
    text,
    isDirty: isChanged(text, before),
    change: (next: Partial<ReceiptText>) => setTyped({ version, text: { ...text, ...next } }),
    reset: () => setTyped(null),
  }
}

function Marks({ receipt }: { receipt: WorkReceipt }) {
  return (
    <>
      {receipt.enteredBy && <Tag color="error">没有票据影像，由{receipt.enteredBy}录入</Tag>}
      {receipt.isSure === 1 ? (
        <Tag color="success">识别可信</Tag>
      ) : receipt.doubtful.length > 0 ? (
        <Tag color="warning">{receipt.doubtful.length} 项待核对</Tag>
      ) : (
        receipt.isConfirmed === 1 && <Tag>会员已确认</Tag>
      )}
      {receipt.usedBy && <Tag color="error">已在案件 {receipt.usedBy} 中使用</Tag>}
    </>
  )
}

const History = ({ receipt }: { receipt: WorkReceipt }) =>
  receipt.history.length > 0 && (
    <ul className={styles.history} aria-label="修改记录">
      {receipt.history.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  )

export function ReceiptCard({ work, receipt, position, material, onLook, onEnd }: ReceiptCardProps) {
  const { text, isDirty, change, reset } = useReceiptText(receipt, material)
  const [isTried, setTried] = useState(false)
  const { run, isBusy } = useCaseAction(claimsAdminCalls.correct)
  const canCorrect = work.can.correct === 1
  useUnsavedMark(isDirty)
  const faults = faultsOf(text)
  const save = async () => {
    setTried(true)
    if (Object.keys(faults).length > 0) return
    const receiptKey = receipt ? { receiptId: receipt.id } : material ? { materialId: material.id } : {}
    const isDone = await run(
      { caseId: work.caseId, ...receiptKey, ...correctionOf(text) },
      receipt ? '更正已保存，应赔金额已重新计算' : '发票已录入，应赔金额已重新计算',
    )
    if (!isDone) return
    setTried(false)
    onEnd?.()
  }
  const cancel = () => {
    setTried(false)
    reset()
    onEnd?.()
  }
  return (
    <Form
      layout="vertical"
      className={styles.receipt}
      aria-label={receipt ? `发票 ${position}` : '新发票'}
      data-material={material?.id}
      onFinish={() => void save()}
    >
      <header className={styles.head}>
        <h3 className={styles.title}>{receipt ? `发票 ${position}` : '新发票'}</h3>
        {receipt && <Marks receipt={receipt} />}
        <span className={styles.space} />
        {receipt && canCorrect && <RemoveReceipt work={work} receipt={receipt} position={position} />}
      </header>
      {receipt && <IssuerWord work={work} receipt={receipt} />}
      <ReceiptFields
        text={text}
        faults={isDirty || isTried ? faults : {}}
        doubtful={receipt?.doubtful ?? []}
        material={material}
        disabled={!canCorrect}
        onChange={change}
        onLook={(readName) => onLook({ materialId: material?.id ?? null, readName })}
      />
      {receipt && <History receipt={receipt} />}
      {(isDirty || onEnd) && <SaveButtons isNew={Boolean(onEnd)} isBusy={isBusy} onCancel={cancel} />}
    </Form>
  )
}

interface SaveProps {
  isNew: boolean
  isBusy: boolean
  onCancel: () => void
}

const SaveButtons = ({ isNew, isBusy, onCancel }: SaveProps) => (
  <div className={styles.buttons}>
    <Button onClick={onCancel} disabled={isBusy}>
      {isNew ? '取消' : '撤销修改'}
    </Button>
    <Button htmlType="submit" type="primary" loading={isBusy}>
      {isNew ? '录入' : '保存更正'}
    </Button>
  </div>
)
