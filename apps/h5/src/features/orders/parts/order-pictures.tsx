import { afterSaleCalls } from '@yf/contract/after-sales'
import { call } from '#platform/http/call.ts'
import { PictureUpload } from '#ui/picture-upload/picture-upload.tsx'
import type { UploadedPicture } from '#ui/picture-upload/use-uploads.ts'
import styles from './order-pictures.module.css'

/** Uploaded with the mall's token. The preview is the local picture: the mall's copy only opens for its owner. */
async function send(file: File, onProgress: (part: number) => void): Promise<UploadedPicture> {
  const { id } = await call(afterSaleCalls.upload, { file } as object, { loading: false })
  onProgress(1)
  return { id, url: URL.createObjectURL(file) }
}

interface Props {
  value: UploadedPicture[]
  onChange: (pictures: UploadedPicture[]) => void
}

export const OrderPictures = ({ value, onChange }: Props) => (
  <div className={styles.pictures}>
    <p className={styles.note}>图片（选填，最多 6 张）</p>
    <PictureUpload label="图片" max={6} value={value} onChange={onChange} upload={send} />
  </div>
)
