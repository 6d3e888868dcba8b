import { examCalls } from '@yf/contract/exam'
import type { ExamDocument } from '@yf/contract/exam-shapes'
import { shanghaiDay } from '@yf/domain/dates'
import { useState, type ReactNode } from 'react'
import editor from '#features/claims/shared/receipt-editor/receipt-editor.module.css'
import { ReadMark } from '#features/claims/shared/receipt-editor/read-mark.tsx'
import { useLoadedPicture } from '#features/claims/shared/receipt-editor/use-loaded-picture.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useWrite } from '#platform/http/write.ts'
import { Button } from '#ui/button/button.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { NumericField } from '#ui/numeric-field/numeric-field.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { fieldsOf, invoiceFaults, invoiceForm, readNames, type InvoiceForm } from '../expense/invoice-form.ts'
import { refreshDocuments } from '../expense/use-expense.ts'
import { documentStatus } from '../expense/texts.ts'

export interface InvoiceSheetProps {
  id: string
  document: ExamDocument
  onClose: () => void
  onRemove: () => unknown
}

/**
 * The recognised data of an invoice, each field with its part of the picture; values left unchanged count as
 * confirmed.
 */
export function InvoiceSheet({ id, document, onClose, onRemove }: InvoiceSheetProps) {
  const [today] = useState(() => shanghaiDay(new Date()))
  const form = useForm(
    () => invoiceForm(document.invoice),
    (values) => invoiceFaults(values, today),
  )
  const saving = useWrite(examCalls.correctInvoice)
  const save = async () => {
    const saved = await form.submit((values) =>
      saving.send({ id, paperId: document.id, ...fieldsOf(values) }),
    )
    if (!saved?.ok) return
    await refreshDocuments()
    onClose()
  }
  const { note, tone } = documentStatus(document)
  return (
    <Sheet
      open
      onClose={onClose}
      title="核对发票信息"
      actions={
        <>
          <Button kind="danger" onTap={onRemove}>
            删除
          </Button>
          <Button block busy={form.isBusy} onTap={save}>
            保存
          </Button>
        </>
      }
    >
      <div className={editor.fields}>
        {note && <NoticeBar tone={tone === 'danger' ? 'danger' : 'warning'}>{note}</NoticeBar>}
        <InvoiceFields document={document} form={form} today={today} />
      </div>
    </Sheet>
  )
}

interface InvoiceFieldsProps {
  document: ExamDocument
  form: Pick<ReturnType<typeof useForm<InvoiceForm>>, 'field'>
  today: string
}

function InvoiceFields({ document, form, today }: InvoiceFieldsProps) {
  const picture = useLoadedPicture(document.url)
  const isDoubtful = (name: keyof InvoiceForm) =>
    document.invoice?.doubtful.includes(readNames[name]) ?? false
  const withMark = (name: keyof InvoiceForm, what: string, input: ReactNode) => {
    const field = document.fields.find((one) => one.name === readNames[name])
    return (
      <div className={editor.field}>
        {input}
        {field && <ReadMark field={field} picture={picture} what={what} isDoubtful={isDoubtful(name)} />}
      </div>
    )
  }
  const row = (name: keyof InvoiceForm, label: string) => ({
    ...form.field(name),
    label,
    hint: isDoubtful(name) ? '没有看清，请对照图片核对' : undefined,
  })
  const number = { maxLength: 24, inputMode: 'numeric' } as const
  return (
    <>
      {withMark('billed', '金额', <NumericField {...row('billed', '发票金额（元）')} required />)}
      {withMark(
        'invoiceNumber',
        '号码',
        <TextField {...row('invoiceNumber', '发票号码')} {...number} required />,
      )}
      {withMark(
        'invoiceCode',
        '代码',
        <TextField
          {...row('invoiceCode', '发票代码（选填）')}
          {...number}
          placeholder="电子发票可以没有代码"
        />,
      )}
      {withMark('day', '日期', <DateField {...row('day', '开票日期')} required max={today} />)}
      {withMark('payer', '姓名', <TextField {...row('payer', '付款人（选填）')} maxLength={40} />)}
    </>
  )
}
