import { mallAdminCalls, type AdminCanvas, type AdminProduct } from '@yf/contract/mall-admin'
import { canvasFaults } from '@yf/domain/mall-canvas'
import { Alert, Button, Space, Tag } from 'antd'
import { useState } from 'react'
import { putQuery, refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Section } from '#ui/section/section.tsx'
import { say } from '#ui/toast/toast.ts'
import type { CanvasOf } from '../canvas-edit.ts'
import { BlockList } from './block-list.tsx'
import styles from './canvas-composer.module.css'
import { CanvasVersions } from './canvas-versions.tsx'
import { PhonePreview } from './phone-preview.tsx'

interface Props {
  of: CanvasOf
  canvas: AdminCanvas
  products: readonly AdminProduct[]
}

/** The editor on the left, a phone preview on the right; members see nothing before it is published. */
export function CanvasComposer({ of, canvas, products }: Props) {
  const [blocks, setBlocks] = useState(canvas.blocks)
  const saving = useWrite(mallAdminCalls.saveCanvas)
  const publishing = useWrite(mallAdminCalls.publishCanvas)
  const isChanged = JSON.stringify(blocks) !== JSON.stringify(canvas.blocks)
  const faults = canvasFaults(blocks)
  const show = async (saved: AdminCanvas, message: string) => {
    putQuery(mallAdminCalls.canvas, of, saved)
    await refresh(mallAdminCalls.canvases)
    say(message)
  }
  const save = async () => {
    const saved = await saving.send({ ...of, revision: canvas.revision, blocks })
    if (saved.ok) await show(saved.result, '草稿已保存，发布后员工才能看到')
  }
  const publish = async () => {
    const published = await publishing.send({ ...of, revision: canvas.revision })
    if (published.ok) await show(published.result, '已发布')
  }
  const refused = saving.error ?? publishing.error
  return (
    <div className={styles.composer}>
      <div className={styles.side}>
        <Section
          title="页面模块"
          aside={
            <Space>
              <Tag color={isChanged || canvas.isDraft ? 'warning' : 'success'}>
                {isChanged ? '有未保存的修改' : canvas.isDraft ? '草稿未发布' : '与线上一致'}
              </Tag>
              <Button size="small" disabled={!isChanged} loading={saving.isBusy} onClick={() => void save()}>
                保存草稿
              </Button>
              <Button
                size="small"
                type="primary"
                disabled={isChanged || canvas.isDraft === 0 || faults.length > 0}
                loading={publishing.isBusy}
                onClick={() => void publish()}
              >
                发布
              </Button>
            </Space>
          }
        >
          {refused && <Alert className={styles.alert} type="error" showIcon title={refused.message} />}
          <BlockList blocks={blocks} faults={faults} products={products} onChange={setBlocks} />
        </Section>
        <CanvasVersions of={of} canvas={canvas} isChanged={isChanged} />
      </div>
      <PhonePreview blocks={blocks} products={products} />
    </div>
  )
}
