import { useState, type ChangeEvent } from 'react'
import { uploadPicture } from '#platform/pictures/upload-picture.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { compress } from '#ui/picture-upload/compress.ts'
import styles from './avatar-picker.module.css'

const upload = uploadPicture('avatar')

export function AvatarUpload({ onUploaded }: { onUploaded: (address: string) => void }) {
  const [part, setPart] = useState<number | null>(null)
  const isBusy = part !== null
  const send = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // Allows the same file to be chosen again after a failure.
    event.target.value = ''
    if (!file) return
    setPart(0)
    try {
      const { url } = await upload(await compress(file), setPart)
      onUploaded(url)
    } catch {
      // The upload has already shown its error.
    } finally {
      setPart(null)
    }
  }
  return (
    <label className={classNames(styles.upload, isBusy && styles.busy)}>
      <input
        type="file"
        className={styles.input}
        accept="image/jpeg,image/png,image/webp"
        aria-label="上传照片"
        disabled={isBusy}
        onChange={(event) => void send(event)}
      />
      <Icon name="camera" size={20} />
      <span aria-live="polite">{isBusy ? `正在上传 ${Math.round(part * 100)}%` : '上传照片'}</span>
    </label>
  )
}
