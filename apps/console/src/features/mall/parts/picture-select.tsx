import { isUploadedPicture } from '@yf/domain/mall-pictures'
import { Select } from 'antd'
import styles from './picture-select.module.css'

interface Props {
  id?: string
  label?: string
  value: string
  pictures: readonly string[]
  onChange: (picture: string) => void
}

const nameOf = (picture: string) =>
  isUploadedPicture(picture) ? '上传的图片' : picture.replace(/^.*\/|\.svg$/g, '')

const drawn = ({ value }: { value?: string | number | undefined }) => (
  <span className={styles.option}>
    <img className={styles.picture} src={String(value)} alt="" />
    {nameOf(String(value))}
  </span>
)

/** One of the mall's own drawings, or what stands there now: nothing is loaded from elsewhere. */
export const PictureSelect = ({ id, label, value, pictures, onChange }: Props) => (
  <Select<string>
    {...(id ? { id } : {})}
    {...(label ? { 'aria-label': label } : {})}
    className={styles.select}
    value={value}
    options={(pictures.includes(value) ? pictures : [value, ...pictures]).map((picture) => ({
      value: picture,
      label: nameOf(picture),
    }))}
    optionRender={drawn}
    onChange={onChange}
  />
)
