import { examAdminCalls, type AdminExamDetail, type AdminExamDocument } from '@yf/contract/exam-admin'
import { formatFen, toYuanText } from '@yf/domain/money'
import { Alert, Button, Input, Tag } from 'antd'
import { useState } from 'react'
import { Entry } from '#ui/entry/entry.tsx'
import { faultsOf, fieldsOf, invoiceRows, textOf, type InvoiceText } from '../invoice-text.ts'
import { useExamAction } from '../use-exam.ts'
import styles from './exam-layout.module.css'

interface Props {
  exam: AdminExamDetail
  document: AdminExamDocument
  /** Highlights where in the picture a field was read. */
  onLook: (readName: string | null) => void
}

const tones = {
  agrees: { color: 'success', name: '开票方已确认' },
  open: { color: 'default', name: '未核验' },
  differs: { color: 'error', name: '与开票方不符' },
} as const

/** One invoice, to compare with its picture and correct. */
export function ExamInvoice({ exam, document, onLook }: Props) {
  const { invoice, issuer } = document
  const before = textOf(
    invoice ?? { invoiceCode: '', invoiceNumber: null, day: null, billedFen: null, payer: null },
  )
  const [text, setText] = useState<InvoiceText>(before)
  const { run, isBusy, fault } = useExamAction(examAdminCalls.correct)
  const canCorrect = exam.can.decide === 1
  const isChanged = invoiceRows.some(({ name }) => text[name] !== before[name])
  const faults = isChanged ? faultsOf(text) : {}
  const save = () => run({ id: exam.id, paperId: document.id, ...fieldsOf(text) }, '已更正')
  return (
    <div className={styles.invoice} role="group" aria-label={document.name}>
      {issuer && (
        <div className={styles.wide}>
          <Tag color={tones[issuer.tone].color}>{tones[issuer.tone].name}</Tag>
          <span className={styles.quiet}>{issuer.words.join('；')}</span>
        </div>
      )}
      {invoiceRows.map(({ name, label, readName }) => {
        const read = document.fields.find((field) => field.name === readName)
        return (
          <Entry
            key={name}
            label={label}
            fault={faults[name] ?? null}
            note={read && noteOf(read, text[name])}
          >
            {(id) => (
              <Input
                id={id}
                value={text[name]}
                disabled={!canCorrect}
                autoComplete="off"
                {...(invoice?.doubtful.includes(readName) && { status: 'warning' as const })}
                onChange={({ target }) => setText({ ...text, [name]: target.value })}
                onFocus={() => onLook(readName)}
                onBlur={() => onLook(null)}
              />
            )}
          </Entry>
        )
      })}
      {fault && <Alert className={styles.wide} type="error" title={fault} />}
      {isChanged && (
        <div className={styles.invoiceFoot}>
          <Button onClick={() => setText(before)}>撤销</Button>
          <Button
            type="primary"
            loading={isBusy}
            disabled={Object.keys(faults).length > 0}
            onClick={() => void save()}
          >
            保存更正
          </Button>
        </div>
      )}
    </div>
  )
}

/** The text that was read, if staff entered something else. */
function noteOf({ name, value }: AdminExamDocument['fields'][number], current: string): string | null {
  const isAmount = name === 'billedFen'
  const read = isAmount ? toYuanText(Number(value)) : value
  return read === current.trim() ? null : `识别为 ${isAmount ? formatFen(Number(value)) : value}`
}
