import type { ClaimMaterial } from '@yf/contract/claim-shapes'
import { shanghaiDay } from '@yf/domain/dates'
import { formatFen } from '@yf/domain/money'
import { useState, type ReactNode } from 'react'
import { DateField } from '#ui/date-field/date-field.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { NumericField } from '#ui/numeric-field/numeric-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { usedByText } from '../material-files/file-status.ts'
import { HospitalField } from '../application/hospital-field.tsx'
import { ReceiptHead, type PositionInClaim } from './receipt-head.tsx'
import { ReadMark } from './read-mark.tsx'
import styles from './receipt-editor.module.css'
import { editedText, fieldNames, printedBesides, readNames, type ReceiptForm } from './receipt-form.ts'
import { useLoadedPicture } from './use-loaded-picture.ts'
import type { useReceiptForm } from './use-receipt-form.ts'

interface Props {
  material: ClaimMaterial
  place: PositionInClaim
  editing: ReturnType<typeof useReceiptForm>
}

/** The properties of each field, and its recognised part of the picture above it. */
function markedFields(
  { fields, receipt }: ClaimMaterial,
  { form, read, faults, doubtful, change }: Props['editing'],
  picture: ReturnType<typeof useLoadedPicture>,
) {
  const hintOf = (name: keyof ReceiptForm): string | undefined => {
    const editedNote = editedText(name, form, read)
    if (editedNote) return editedNote
    if (name === 'payer' && receipt?.payerNote)
      return `${receipt.payerNote}，如果没有看错，请核对是否传错了票据`
    return doubtful.includes(name) ? '没有看清，请对照图片核对' : undefined
  }
  const row = (name: keyof ReceiptForm, label: string) => ({
    label,
    value: form[name],
    error: faults[name],
    hint: hintOf(name),
    onChange: (value: string) => change({ [name]: value }),
  })
  const withMark = (name: keyof ReceiptForm, input: ReactNode) => {
    const field = fields.find((one) => one.name === readNames[name])
    return (
      <div key={name} className={styles.field} data-field={name}>
        {field && (
          <ReadMark
            field={field}
            picture={picture}
            what={fieldNames[name]}
            isDoubtful={doubtful.includes(name)}
          />
        )}
        {input}
      </div>
    )
  }
  return { row, withMark }
}

/** Every field of a receipt, with the recognised part of the picture above it. */
export function EditorFields({ material, place, editing }: Props) {
  const [today] = useState(() => shanghaiDay(new Date()))
  const picture = useLoadedPicture(material.url)
  const { form, usedBy, checkNumber, error } = editing
  const { fields, receipt, failure } = material
  const { row, withMark } = markedFields(material, editing, picture)
  const others = printedBesides(fields).map(({ label, value }) => `${label} ${formatFen(Number(value))}`)
  const number = { maxLength: 24, inputMode: 'numeric', onBlur: () => void checkNumber() } as const
  const used = usedBy === null ? {} : { error: usedByText({ invoiceNumber: form.invoiceNumber, usedBy }) }
  return (
    <div className={styles.fields}>
      <ReceiptHead picture={picture} position={place} />
      {error && <NoticeBar tone="danger">{error}</NoticeBar>}
      {failure && !receipt?.isConfirmed && <NoticeBar tone="warning">{failure}</NoticeBar>}
      {withMark('billed', <NumericField {...row('billed', '发票金额（元）')} required placeholder="0.00" />)}
      {withMark(
        'invoiceNumber',
        <TextField
          {...row('invoiceNumber', '发票号码')}
          {...used}
          {...number}
          required
          placeholder="印在发票右上角"
        />,
      )}
      {withMark(
        'invoiceCode',
        <TextField
          {...row('invoiceCode', '发票代码（选填）')}
          {...number}
          placeholder="电子发票可以没有代码"
        />,
      )}
      {withMark('day', <DateField {...row('day', '开票日期')} required max={today} />)}
      {withMark('payer', <TextField {...row('payer', '发票上的姓名')} required maxLength={40} />)}
      {withMark('hospital', <HospitalField {...row('hospital', '医院名称')} />)}
      {withMark(
        'social',
        <NumericField {...row('social', '社保等已支付（元，选填）')} placeholder="没有请留空" />,
      )}
      {withMark(
        'ownExpense',
        <NumericField {...row('ownExpense', '个人自费（元，选填）')} placeholder="票据上没有请留空" />,
      )}
      {others.length > 0 && <p className={styles.others}>{`票据上还印有：${others.join('，')}`}</p>}
    </div>
  )
}
