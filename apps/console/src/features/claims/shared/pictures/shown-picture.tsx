import { Alert, Tag } from 'antd'
import { useEffect, useState } from 'react'
import { usePictures, wantPicture } from '#platform/pictures/picture-store.ts'
import { useSession } from '#platform/session/session.ts'
import { Failed } from '#ui/failed/failed.tsx'
import { Watermark } from '#ui/watermark/watermark.tsx'
import { lookingAt, wholePicture, type Point } from './view.ts'
import { PictureFrame } from './picture-frame.tsx'
import { PictureTools } from './picture-tools.tsx'
import type { PictureDocument } from './picture-document.ts'
import styles from './pictures.module.css'

interface Props {
  material: PictureDocument
  /** Corners of the area read for the focused field. */
  region: readonly Point[]
}

export function ShownPicture({ material, region }: Props) {
  const [view, setView] = useState(wholePicture)
  const picture = usePictures((all) => all[material.url])
  const staff = useSession((session) => session.staff)
  useEffect(() => wantPicture(material.url, { isUrgent: true }), [material.url])
  const [seen, setSeen] = useState(region)
  if (seen !== region) {
    setSeen(region)
    setView(lookingAt(view, region))
  }
  const { kind, name, notes } = material
  return (
    <>
      <header className={styles.head}>
        <Tag color="processing">{kind}</Tag>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <PictureTools view={view} onView={setView} />
      </header>
      {notes.map((note) => (
        <Alert key={note} type="warning" banner role="note" title={note} />
      ))}
      <div className={styles.stage}>
        {picture?.state === 'shown' ? (
          <PictureFrame
            address={picture.address}
            name={`${kind}，${name}`}
            view={view}
            onView={setView}
            region={region}
            cover={<Watermark text={`${staff?.name ?? ''} ${staff?.account ?? ''}`} />}
          />
        ) : picture?.state === 'failed' ? (
          <Failed title={picture.message} onRetry={() => wantPicture(material.url, { isUrgent: true })} />
        ) : (
          <div className={styles.wait} role="status" aria-label="正在打开影像" />
        )}
      </div>
    </>
  )
}
