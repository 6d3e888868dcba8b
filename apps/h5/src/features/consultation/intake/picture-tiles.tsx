import type { UploadedFile } from '@yf/contract/files'
import { useState } from 'react'
import { usePicture } from '#platform/pictures/use-picture.ts'
import { ActionSheet } from '#ui/action-sheet/action-sheet.tsx'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Thumbnail } from '#ui/picture-upload/thumbnail.tsx'
import { LargePicture } from '../parts/large-picture.tsx'
import { mostPictures, type Pictures } from './use-pictures.ts'
import styles from './intake.module.css'

const sources = [
  { key: 'camera', label: '拍照' },
  { key: 'album', label: '从相册选择', note: '可以一次选多张' },
]

export function PictureTiles({ of }: { of: Pictures }) {
  const { pictures, uploads } = of
  const [isChoosing, setChoosing] = useState(false)
  const [large, setLarge] = useState<string | null>(null)
  const [fault] = uploads.flatMap(({ message }) => message ?? [])
  const count = pictures.length + uploads.length
  return (
    <>
      <div className={styles.tiles}>
        {pictures.map((picture, at) => (
          <div key={picture.id} className={styles.tile}>
            <Uploaded
              name={`第${at + 1}张图片`}
              picture={picture}
              onOpen={setLarge}
              onRemove={() => of.remove(picture)}
            />
          </div>
        ))}
        <Underway of={of} onOpen={setLarge} />
        {count < mostPictures && (
          <button
            type="button"
            className={classNames(base.tap, styles.add)}
            onClick={() => setChoosing(true)}
          >
            <Icon name="camera" size={26} />
            <span className={base.hidden}>添加图片</span>
            <span>{`${count}/${mostPictures}`}</span>
          </button>
        )}
      </div>
      <p className={styles.fault} role="status">
        {fault}
      </p>
      <ActionSheet
        open={isChoosing}
        title="添加图片"
        actions={sources}
        onSelect={(key) => void of.choose(key === 'camera' ? 'camera' : 'album')}
        onClose={() => setChoosing(false)}
      />
      <LargePicture src={large} name="病情图片" onClose={() => setLarge(null)} />
    </>
  )
}

/** Files that are not uploaded yet. */
const Underway = ({ of, onOpen }: { of: Pictures; onOpen: (src: string | null) => void }) =>
  of.uploads.map(({ key, preview, progress, state, canRetry }, at) => (
    <div key={key} className={styles.tile}>
      <Thumbnail
        name={`第${of.pictures.length + at + 1}张图片`}
        url={preview ?? ''}
        progress={progress}
        hasFailed={state === 'failed'}
        onOpen={() => onOpen(preview)}
        onRetry={() => (canRetry ? of.retry(key) : undefined)}
        onRemove={() => of.drop(key)}
      />
    </div>
  ))

interface UploadedProps {
  name: string
  picture: UploadedFile
  onOpen: (src: string | null) => void
  onRemove: () => void
}

function Uploaded({ name, picture, onOpen, onRemove }: UploadedProps) {
  const { src } = usePicture(picture.url)
  return <Thumbnail name={name} url={src ?? ''} onOpen={() => onOpen(src)} onRemove={onRemove} />
}
