import { fileCalls, type UploadedFile } from '@yf/contract/files'
import { useState } from 'react'
import { usePicture } from '#platform/pictures/use-picture.ts'
import { useUploads } from '#platform/uploads/use-uploads.ts'
import { ActionSheet } from '#ui/action-sheet/action-sheet.tsx'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Overlay } from '#ui/overlay/overlay.tsx'
import { Thumbnail } from '#ui/picture-upload/thumbnail.tsx'
import styles from './way.module.css'

const most = 9
const sources = [
  { key: 'camera', label: '拍照' },
  { key: 'album', label: '从相册选择', note: '可以一次选多张' },
]

interface PictureTilesProps {
  value: readonly UploadedFile[]
  onAdded: (picture: UploadedFile) => void
  onRemove: (id: string) => void
}

/** Pictures for the doctor: sent as they are chosen, kept over a killed page, tried again where the network failed. */
export function PictureTiles({ value, onAdded, onRemove }: PictureTilesProps) {
  const queue = useUploads({
    row: fileCalls.upload,
    shelf: 'consultation/new',
    most,
    used: value.length,
    onDone: onAdded,
  })
  const [isChoosing, setChoosing] = useState(false)
  const [large, setLarge] = useState<string>()
  const faults = queue.uploads.flatMap(({ words }) => words ?? [])
  const hasRoom = value.length + queue.uploads.length < most
  return (
    <>
      <div className={styles.tiles}>
        {value.map((picture, at) => (
          <div key={picture.id} className={styles.tile}>
            <Uploaded
              name={`第${at + 1}张图片`}
              url={picture.url}
              onOpen={setLarge}
              onRemove={() => onRemove(picture.id)}
            />
          </div>
        ))}
        {queue.uploads.map(({ key, preview, progress, state, canRetry }, at) => (
          <div key={key} className={styles.tile}>
            <Thumbnail
              name={`第${value.length + at + 1}张图片`}
              url={preview ?? ''}
              progress={progress}
              hasFailed={state === 'failed'}
              onOpen={() => setLarge(preview ?? undefined)}
              onRetry={() => (canRetry ? queue.retry(key) : undefined)}
              onRemove={() => queue.remove(key)}
            />
          </div>
        ))}
        {hasRoom && (
          <button
            type="button"
            className={classNames(base.tap, styles.add)}
            aria-label="添加图片"
            onClick={() => setChoosing(true)}
          >
            <Icon name="camera" size={26} />
            <span>{`${value.length + queue.uploads.length}/${most}`}</span>
          </button>
        )}
      </div>
      {faults.length > 0 && (
        <p className={styles.fault} role="status">
          {faults[0]}
        </p>
      )}
      <ActionSheet
        open={isChoosing}
        title="添加图片"
        actions={sources}
        onSelect={(key) =>
          void queue.choose({ from: key === 'camera' ? 'camera' : 'album', fields: { module: 'consultation' } })
        }
        onClose={() => setChoosing(false)}
      />
      <Overlay open={large !== undefined} onClose={() => setLarge(undefined)} label="查看图片" place="center">
        <button type="button" className={base.tap} onClick={() => setLarge(undefined)}>
          <img src={large} alt="大图，点按关闭" />
        </button>
      </Overlay>
    </>
  )
}

interface UploadedProps {
  name: string
  url: string
  onOpen: (src: string) => void
  onRemove: () => void
}

function Uploaded({ name, url, onOpen, onRemove }: UploadedProps) {
  const { src } = usePicture(url)
  return <Thumbnail name={name} url={src ?? ''} onOpen={() => (src ? onOpen(src) : undefined)} onRemove={onRemove} />
}
