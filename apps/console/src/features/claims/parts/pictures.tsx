import type { ClaimMaterial } from '@yf/contract/claim-shapes'
import { materialKinds } from '@yf/domain/claim-materials'
import { useEffect, useState } from 'react'
import { usePictures, wantPicture } from '#platform/pictures/picture-store.ts'
import { useSession } from '#platform/session/session.ts'
import { Blank } from '#ui/blank/blank.tsx'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { useKeys } from '#ui/use-keys.ts'
import { Watermark } from '#ui/watermark/watermark.tsx'
import { lookingAt, turned, wholePicture, zoomed, type Point, type View } from '../view.ts'
import { PictureFrame } from './picture-frame.tsx'
import styles from './pictures.module.css'
import { Thumbnails } from './thumbnails.tsx'

export interface PicturesProps {
  materials: readonly ClaimMaterial[]
  shownId: string | null
  onShow: (id: string) => void
  region: readonly Point[]
}

function Tools({ view, onView }: { view: View; onView: (change: (view: View) => View) => void }) {
  const nearer = () => onView((now) => zoomed(now, 1.4))
  const farther = () => onView((now) => zoomed(now, 1 / 1.4))
  const whole = () => onView(({ turns }) => ({ ...wholePicture, turns }))
  const turn = () => onView(turned)
  useKeys({ '+': nearer, '=': nearer, '-': farther, '0': whole, r: turn })
  return (
    <div className={styles.tools}>
      <Button kind="bare" icon="zoomOut" label="缩小（-）" onPress={farther} disabled={view.zoom === 1} />
      <span className={styles.zoom}>{Math.round(view.zoom * 100)}%</span>
      <Button kind="bare" icon="zoomIn" label="放大（+）" onPress={nearer} disabled={view.zoom === 8} />
      <Button kind="bare" icon="fit" label="看全图（0）" onPress={whole} />
      <Button kind="bare" icon="rotate" label="旋转（r）" onPress={turn} />
    </div>
  )
}

function Shown({ material, region }: { material: ClaimMaterial; region: readonly Point[] }) {
  const [view, setView] = useState(wholePicture)
  const picture = usePictures((all) => all[material.url])
  const staff = useSession((session) => session.staff)
  useEffect(() => wantPicture(material.url, true), [material.url])
  const [seen, setSeen] = useState(region)
  if (seen !== region) {
    setSeen(region)
    setView(lookingAt(view, region))
  }
  const name = `${materialKinds[material.kind]}，${material.name}`
  return (
    <>
      <header className={styles.head}>
        <Chip tone="accent">{materialKinds[material.kind]}</Chip>
        <span className={styles.name} title={material.name}>
          {material.name}
          {material.page > 1 && ` 第 ${material.page} 页`}
        </span>
        <Tools view={view} onView={setView} />
      </header>
      {[material.resembles, material.failure]
        .filter((words) => words !== null)
        .map((words) => (
          <p key={words} className={styles.warning} role="note">
            {words}
          </p>
        ))}
      <div className={styles.stage}>
        {picture?.state === 'shown' ? (
          <PictureFrame
            address={picture.address}
            name={name}
            view={view}
            onView={setView}
            region={region}
            cover={<Watermark words={`${staff?.name ?? ''} ${staff?.account ?? ''}`} />}
          />
        ) : picture?.state === 'failed' ? (
          <div className={styles.failed}>
            <Blank icon="warning" title={picture.words} onRetry={() => wantPicture(material.url, true)} />
          </div>
        ) : (
          <div className={styles.wait} role="status" aria-label="正在打开影像" />
        )}
      </div>
    </>
  )
}

export function Pictures({ materials, shownId, onShow, region }: PicturesProps) {
  const at = Math.max(
    materials.findIndex(({ id }) => id === shownId),
    0,
  )
  const shown = materials[at]
  const step = (by: number) => {
    const next = materials[at + by]
    if (next) onShow(next.id)
  }
  useKeys({ ArrowLeft: () => step(-1), ArrowRight: () => step(1) })
  return (
    <section className={styles.pictures} aria-label="影像">
      {shown ? (
        <>
          <Shown key={shown.id} material={shown} region={region} />
          <footer className={styles.foot}>
            <Button
              kind="bare"
              icon="previous"
              label="上一张（←）"
              onPress={() => step(-1)}
              disabled={at === 0}
            />
            <Thumbnails materials={materials} shownId={shown.id} onShow={onShow} />
            <Button
              kind="bare"
              icon="next"
              label="下一张（→）"
              onPress={() => step(1)}
              disabled={at === materials.length - 1}
            />
          </footer>
        </>
      ) : (
        <Blank icon="warning" title="这个案件还没有影像">
          需要时可以要求会员补充材料。
        </Blank>
      )}
    </section>
  )
}
