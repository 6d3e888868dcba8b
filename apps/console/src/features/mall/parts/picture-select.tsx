import { Select } from 'antd'
import styles from './picture-select.module.css'

interface Props {
  id?: string
  label?: string
  value: string
  pictures: readonly string[]
  onChange: (picture: string) => void
}

const nameOf = (picture: string) => picture.replace(/^.*\/|\.svg$/g, '')

const drawn = ({ value }: { value?: string | number | undefined }) => (
  <span className={styles.option}>
    <img className={styles.picture} src={String(value)} alt="" />
    {nameOf(String(value))}
  </span>
)

/** One of the mall's own drawings: nothing is loaded from elsewhere. */
export const PictureSelect = ({ id, label, value, pictures, onChange }: Props) => (
  <Select<string>
    {...(id ? { id } : {})}
    {...(label ? { 'aria-label': label } : {})}
    className={styles.select}
    value={value}
    options={pictures.map((picture) => ({ value: picture, label: nameOf(picture) }))}
    optionRender={drawn}
    onChange={onChange}
  />
)
