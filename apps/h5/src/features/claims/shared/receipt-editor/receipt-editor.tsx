import type { ClaimMaterial } from '@yf/contract/claim-shapes'
import { shanghaiDay } from '@yf/domain/dates'
import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { NumericField } from '#ui/numeric-field/numeric-field.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { usedWords } from '../material-files/file-words.ts'
import { CutOut } from './cut-out.tsx'
import styles from './receipt-editor.module.css'
import { readNames, type ReceiptForm } from './receipt-form.ts'
import { useReceiptForm } from './use-receipt-form.ts'

interface Props {
  caseId: string
  material: ClaimMaterial
  onSaved: () => unknown
  onClose: () => void
}

const placeholders = { invoiceCode: '电子发票可以没有代码', invoiceNumber: '印在发票右上角' }

/**
 * What was read off a receipt, to be put right; what was not read surely stands with its place in the picture. It is
 * open as long as it is there.
 */
export function ReceiptEditor({ caseId, material, onSaved, onClose }: Props) {
  const saved = async () => {
    await onSaved()
    onClose()
  }
  const editing = useReceiptForm({ caseId, material, onSaved: saved })
  return (
    <Sheet
      open
      onClose={onClose}
      title="核对发票信息"
      actions={
        <Button block busy={editing.isBusy} onTap={editing.submit}>
          保存
        </Button>
      }
    >
      <Fields material={material} editing={editing} />
    </Sheet>
  )
}

type Editing = ReturnType<typeof useReceiptForm>

function Fields({ material, editing }: { material: ClaimMaterial; editing: Editing }) {
  const [today] = useState(() => shanghaiDay(new Date()))
  const { form, faults, doubtful, usedBy, change, checkNumber, error } = editing
  const row = (name: keyof ReceiptForm, label: string) => ({
    label,
    value: form[name],
    error: faults[name],
    hint: doubtful.includes(name) ? '没有看清，请对照图片核对' : undefined,
    onChange: (value: string) => change({ [name]: value }),
  })
  const cutOf = (name: keyof ReceiptForm, what: string): ReactNode => {
    const field = material.fields.find((one) => one.name === readNames[name])
    return doubtful.includes(name) && field ? (
      <CutOut url={material.url} region={field.region} what={what} />
    ) : null
  }
  return (
    <div className={styles.fields}>
      {error && <NoticeBar tone="danger">{error}</NoticeBar>}
      <NumericField {...row('billed', '发票金额（元）')} required placeholder="0.00" />
      {cutOf('billed', '金额')}
      <TextField
        {...row('invoiceNumber', '发票号码')}
        {...(usedBy === null ? {} : { error: usedWords({ invoiceNumber: form.invoiceNumber, usedBy }) })}
        required
        maxLength={24}
        inputMode="numeric"
        placeholder={placeholders.invoiceNumber}
        onBlur={() => void checkNumber()}
      />
      {cutOf('invoiceNumber', '号码')}
      <TextField
        {...row('invoiceCode', '发票代码（选填）')}
        maxLength={24}
        inputMode="numeric"
        placeholder={placeholders.invoiceCode}
        onBlur={() => void checkNumber()}
      />
      {cutOf('invoiceCode', '代码')}
      <DateField {...row('day', '开票日期')} required max={today} />
      {cutOf('day', '日期')}
      <TextField {...row('payer', '发票上的姓名')} required maxLength={40} />
      {cutOf('payer', '姓名')}
      <TextField {...row('hospital', '医院名称')} required maxLength={60} />
      {cutOf('hospital', '医院')}
      <NumericField {...row('social', '社保等已支付（元，选填）')} placeholder="没有请留空" />
      {cutOf('social', '社保支付')}
    </div>
  )
}
