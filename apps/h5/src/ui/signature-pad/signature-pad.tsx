import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react'
import { Button } from '#ui/button/button.tsx'
import { openPad, type Ink, type Pad } from './pad.ts'
import styles from './signature-pad.module.css'

export interface SignatureHandle {
  /** The signature as a PNG cut to its edges; null while nothing is written. */
  picture(): Promise<Blob | null>
  isEmpty(): boolean
  clear(): void
  undo(): void
}

export interface SignaturePadProps {
  ref?: Ref<SignatureHandle>
  /** 手写签名 */
  label?: string
  /** Told after each stroke, and when one is taken back. */
  onChange?: (isEmpty: boolean) => void
  /** Beside the tools: what is done with the signature. */
  extra?: ReactNode
}

type Writer = typeof import('signature_pad').default

/** The library, once it is there; on a bad connection it may have to be asked for again. */
function useWriter() {
  const [Writer, setWriter] = useState<Writer | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const load = () =>
    import('signature_pad').then(
      (library) => setWriter(() => library.default),
      () => setFailed(true),
    )
  const start = useEffectEvent(load)
  useEffect(() => void start(), [])
  const retry = () => {
    setFailed(false)
    return load()
  }
  return { Writer, hasFailed, retry }
}

/** Fills the box that it stands in. */
export function SignaturePad({ ref, label = '手写签名', onChange, extra }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<Pad | null>(null)
  const ink = useRef<Ink>({ strokes: [], first: null })
  const { Writer, hasFailed, retry } = useWriter()
  const [strokes, setStrokes] = useState(0)
  const change = useEffectEvent((count: number) => {
    setStrokes(count)
    onChange?.(count === 0)
  })

  // Before it is painted that one may write, the pad listens.
  useLayoutEffect(() => {
    const element = canvas.current
    if (!Writer || !element) return
    const onChange = (count: number) => change(count)
    pad.current = openPad({ canvas: element, ink: ink.current, Writer, onChange })
    const watcher = new ResizeObserver(() => pad.current?.fit())
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      pad.current?.close()
      pad.current = null
    }
  }, [Writer])

  useImperativeHandle(ref, () => ({
    picture: () => pad.current?.picture() ?? Promise.resolve(null),
    isEmpty: () => ink.current.strokes.length === 0,
    clear: () => pad.current?.clear(),
    undo: () => pad.current?.undo(),
  }))

  return (
    <div className={styles.pad}>
      <div className={styles.sheet}>
        <canvas ref={canvas} className={styles.canvas} role="img" aria-label={`${label}区域，请用手指书写`} />
        {strokes === 0 && !hasFailed && (
          <p className={styles.hint}>{Writer ? '请在此处书写您的姓名' : '正在准备…'}</p>
        )}
        {hasFailed && (
          <div className={styles.failed}>
            <Button kind="secondary" icon="refresh" onTap={retry}>
              重新加载签名板
            </Button>
          </div>
        )}
      </div>
      <div className={styles.tools}>
        <Button kind="plain" size="small" disabled={strokes === 0} onTap={() => pad.current?.undo()}>
          撤销一笔
        </Button>
        <Button kind="plain" size="small" disabled={strokes === 0} onTap={() => pad.current?.clear()}>
          全部重写
        </Button>
        {extra}
      </div>
    </div>
  )
}
