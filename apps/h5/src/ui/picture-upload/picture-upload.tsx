import { useState, type ChangeEvent } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Overlay } from '#ui/overlay/overlay.tsx'
import styles from './picture-upload.module.css'
import { Thumbnail } from './thumbnail.tsx'
import { useUploads, type UploadedPicture, type UploadOptions } from './use-uploads.ts'

export interface PictureUploadProps extends Pick<UploadOptions, 'value' | 'onChange' | 'upload'> {
  /** The kind of pictures: 发票. */
  label: string
  max?: number
  maxBytes?: number
  accept?: string
  disabled?: boolean
}

export function PictureUpload(props: PictureUploadProps) {
  const { label, value, onChange, upload, max = 9, maxBytes = 20 * 1024 * 1024, disabled } = props
  const { pending, add, retry, drop, remove } = useUploads({ value, onChange, upload, max, maxBytes })
  const [opened, setOpened] = useState<string>()
  const used = value.length + pending.length

  const nameOf = (index: number) => `第${index + 1}张${label}`

  return (
    <fieldset className={styles.upload} disabled={disabled}>
      <legend className={base.hidden}>{label}</legend>
      {value.map((picture: UploadedPicture, index) => (
        <div key={picture.id} className={styles.cell}>
          <Thumbnail
            name={nameOf(index)}
            url={picture.url}
            onOpen={() => setOpened(picture.url)}
            onRemove={disabled ? undefined : () => remove(picture.id)}
          />
        </div>
      ))}
      {pending.map((one, index) => (
        <div key={one.key} className={styles.cell}>
          <Thumbnail
            name={nameOf(value.length + index)}
            url={one.preview}
            progress={one.progress}
            hasFailed={one.hasFailed}
            onOpen={() => setOpened(one.preview)}
            onRetry={() => retry(one)}
            onRemove={() => drop(one)}
          />
        </div>
      ))}
      {used < max && !disabled && (
        <AddButton label={label} used={used} max={max} accept={props.accept} onPick={add} />
      )}
      <LargePicture label={label} url={opened} onClose={() => setOpened(undefined)} />
    </fieldset>
  )
}

interface AddProps {
  label: string
  used: number
  max: number
  accept: string | undefined
  onPick: (files: File[]) => void
}

function AddButton({ label, used, max, accept = 'image/*', onPick }: AddProps) {
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    onPick([...(event.target.files ?? [])])
    // Allows the same file to be chosen again after its removal.
    event.target.value = ''
  }
  return (
    <label className={styles.add}>
      <input
        type="file"
        className={styles.input}
        accept={accept}
        multiple={max - used > 1}
        aria-label={`上传${label}`}
        onChange={onChange}
      />
      <Icon name="camera" size={26} />
      <span>{`${used}/${max}`}</span>
    </label>
  )
}

interface LargeProps {
  label: string
  /** Without one it is closed. */
  url: string | undefined
  onClose: () => void
}

const LargePicture = ({ label, url, onClose }: LargeProps) => (
  <Overlay
    open={url !== undefined}
    onClose={onClose}
    label={`查看${label}`}
    place="center"
    panelClassName={styles.closer}
  >
    <button type="button" className={classNames(base.tap, styles.closer)} onClick={onClose}>
      <img className={styles.large} src={url} alt={`${label}大图，点按关闭`} />
    </button>
  </Overlay>
)
