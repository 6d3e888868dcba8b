import { useEffect, useRef, useState } from 'react'
import { ErrorState } from '#ui/blank-state/blank-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { turnCrop, whole, type Crop } from './crop.ts'
import { drawPart, jpegOf, loadPicture } from './draw.ts'
import { Frame } from './frame.tsx'
import styles from './picture-editor.module.css'

export interface PictureEditorProps {
  /** An object URL, or any address that a canvas may read. */
  src: string
  /** 第1张发票 */
  name?: string
  /** Receives the rotated and cropped picture as a JPEG; a promise keeps the button busy. */
  onSave: (picture: Blob) => unknown
  onCancel?: () => void
}

interface PictureEdit {
  readonly turns: number
  readonly crop: Crop
}

const untouched: PictureEdit = { turns: 0, crop: whole }
/** Enough for the preview; the result is drawn from the picture itself. */
const previewPixels = 1_500_000

function usePictureFrom(src: string) {
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isCurrent = true
    loadPicture(src).then(
      (loaded) => isCurrent && setImage(loaded),
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [src])
  return { image, hasFailed }
}

/** Edits one picture; another one, or a retry, mounts it anew. */
export function PictureEditor(props: PictureEditorProps) {
  const [attempt, setAttempt] = useState(0)
  return <Editor key={`${attempt}/${props.src}`} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

interface EditorProps extends PictureEditorProps {
  onRetry: () => void
}

function Editor({ src, name = '图片', onSave, onCancel, onRetry }: EditorProps) {
  const { image, hasFailed } = usePictureFrom(src)
  const [{ turns, crop }, setEdit] = useState(untouched)
  const canvas = useRef<HTMLCanvasElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (image && canvas.current) drawPart(canvas.current, image, turns, whole, previewPixels)
  }, [image, turns])

  const save = async () => {
    const picture = image && (await jpegOf(image, turns, crop))
    if (picture) await onSave(picture)
    else toast('图片没有保存成功，请重试')
  }
  if (hasFailed) return <ErrorState note="图片打不开，可能已损坏，请重试或换一张" onRetry={onRetry} />
  const isUntouched = turns === 0 && crop === whole
  return (
    <div className={styles.editor}>
      <div className={styles.stage}>
        <div ref={sheet} className={styles.sheet}>
          <canvas ref={canvas} className={styles.picture} role="img" aria-label={name} />
          {image && <Frame crop={crop} sheet={sheet} onChange={(next) => setEdit({ turns, crop: next })} />}
        </div>
      </div>
      <div className={styles.tools}>
        <Button
          kind="plain"
          icon="refresh"
          onTap={() => setEdit({ turns: (turns + 1) % 4, crop: turnCrop(crop) })}
        >
          旋转
        </Button>
        <Button kind="plain" disabled={isUntouched} onTap={() => setEdit(untouched)}>
          还原
        </Button>
        {onCancel && (
          <Button kind="secondary" onTap={onCancel}>
            取消
          </Button>
        )}
        <Button disabled={!image} onTap={save}>
          完成
        </Button>
      </div>
    </div>
  )
}
