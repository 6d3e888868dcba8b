import { SelectField } from '#ui/select-field/select-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { UploadedPicture } from '#ui/picture-upload/use-uploads.ts'
import styles from './fields.module.css'
import { OrderPictures } from './order-pictures.tsx'

export interface ReasonValues {
  reason: string | null
  words: string
  pictures: UploadedPicture[]
}

export const noReason: ReasonValues = { reason: null, words: '', pictures: [] }

export const reasonInput = ({ reason, words, pictures }: ReasonValues) => ({
  reason: reason ?? '',
  words: words.trim(),
  pictures: pictures.map(({ id }) => id),
})

/** The part of the form that after-sales forms share. */
interface ReasonForm {
  values: ReasonValues
  field(name: 'reason'): {
    value: string | null
    error?: string | undefined
    onChange: (v: string | null) => void
  }
  field(name: 'words'): { value: string; error?: string | undefined; onChange: (v: string) => void }
  set(name: 'pictures'): (pictures: UploadedPicture[]) => void
}

interface Props {
  form: ReasonForm
  reasons: readonly { code: string; name: string }[]
}

/** A predefined reason and a description, with pictures. */
export const SaleReason = ({ form, reasons }: Props) => (
  <div className={styles.fields}>
    <SelectField
      {...form.field('reason')}
      label="原因"
      required
      options={reasons.map(({ code, name }) => ({ value: code, label: name }))}
    />
    <TextField
      {...form.field('words')}
      label="补充说明（选填）"
      rows={3}
      maxLength={200}
      placeholder="说清楚，处理更快"
    />
    <OrderPictures value={form.values.pictures} onChange={form.set('pictures')} />
  </div>
)
