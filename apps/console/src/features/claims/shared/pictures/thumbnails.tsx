import { useEffect, useRef } from 'react'
import { usePictures, wantPicture } from '#platform/pictures/picture-store.ts'
import type { PictureDocument } from './picture-document.ts'
import styles from './thumbnails.module.css'

interface ThumbnailProps {
  material: PictureDocument
  position: number
  isShown: boolean
  onShow: (id: string) => void
}

function Thumbnail({ material, position, isShown, onShow }: ThumbnailProps) {
  const picture = usePictures((all) => all[material.url])
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => wantPicture(material.url), [material.url])
  useEffect(() => {
    if (isShown) button.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [isShown])
  return (
    <button
      ref={button}
      type="button"
      className={styles.thumbnail}
      aria-label={`第 ${position} 张，${material.kind}`}
      aria-current={isShown || undefined}
      onClick={() => onShow(material.id)}
    >
      {picture?.state === 'shown' && (
        <img className={styles.image} src={picture.address} alt="" draggable={false} />
      )}
      <span className={styles.kind}>{material.kind}</span>
    </button>
  )
}

export function Thumbnails({
  materials,
  shownId,
  onShow,
}: {
  materials: readonly PictureDocument[]
  shownId: string
  onShow: (id: string) => void
}) {
  return (
    <div className={styles.strip}>
      {materials.map((material, index) => (
        <Thumbnail
          key={material.id}
          material={material}
          position={index + 1}
          isShown={material.id === shownId}
          onShow={onShow}
        />
      ))}
    </div>
  )
}
