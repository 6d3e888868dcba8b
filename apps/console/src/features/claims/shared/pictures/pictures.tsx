import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Failed } from '#ui/failed/failed.tsx'
import { Tool } from '#ui/tool/tool.tsx'
import { useKeys } from '#ui/use-keys.ts'
import type { PictureDocument } from './picture-document.ts'
import type { Point } from './view.ts'
import styles from './pictures.module.css'
import { ShownPicture } from './shown-picture.tsx'
import { Thumbnails } from './thumbnails.tsx'

export interface PicturesProps {
  materials: readonly PictureDocument[]
  shownId: string | null
  onShow: (id: string) => void
  region: readonly Point[]
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
          <ShownPicture key={shown.id} material={shown} region={region} />
          <footer className={styles.foot}>
            <Tool
              label="上一张（←）"
              icon={<LeftOutlined aria-hidden />}
              disabled={at === 0}
              onPress={() => step(-1)}
            />
            <Thumbnails materials={materials} shownId={shown.id} onShow={onShow} />
            <Tool
              label="下一张（→）"
              icon={<RightOutlined aria-hidden />}
              disabled={at === materials.length - 1}
              onPress={() => step(1)}
            />
          </footer>
        </>
      ) : (
        <Failed title="这个案件还没有影像">需要时可以要求会员补充资料。</Failed>
      )}
    </section>
  )
}
