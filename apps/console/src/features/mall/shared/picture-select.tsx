import { isUploadedPicture } from '@yf/domain/mall-pictures'
import { Select } from 'antd'
import type { ReactNode } from 'react'
import styles from './picture-select.module.css'

interface Props {
  id?: string
  label?: string
  value: string
  pictures: readonly string[]
  /** Display names, if the file names do not say it. */
  names?: Readonly<Record<string, string>>
  onChange: (picture: string) => void
}

const fileName = (picture: string) =>
  isUploadedPicture(picture) ? '上传的图片' : picture.replace(/^.*\/|\.svg$/g, '')

const drawn = ({ value, label }: { value?: string | number | undefined; label?: ReactNode }) => (
  <span className={styles.option}>
    {value && <img className={styles.picture} src={String(value)} alt="" />}
    {label}
  </span>
)

/** One of our own drawings, or the current picture: nothing is loaded from other sites. */
export function PictureSelect({ id, label, value, pictures, names, onChange }: Props) {
  const nameOf = (picture: string) => names?.[picture] ?? fileName(picture)
  const shown = pictures.includes(value) ? pictures : [value, ...pictures]
  return (
    <Select<string>
      {...(id ? { id } : {})}
      {...(label ? { 'aria-label': label } : {})}
      className={styles.select}
      value={value}
      options={shown.map((picture) => ({ value: picture, label: nameOf(picture) }))}
      optionRender={drawn}
      onChange={onChange}
    />
  )
}
