import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { openPad, type DrawnStrokes, type Pad } from './pad.ts'
import styles from './signature-pad.module.css'

export interface SignatureHandle {
  /** The signature as a PNG cut to its edges; null while it is empty. */
  picture(): Promise<Blob | null>
  isEmpty(): boolean
  clear(): void
  undo(): void
}

export interface SignaturePadProps {
  ref?: Ref<SignatureHandle>
  /** 手写签名 */
  label?: string
  /** Called after each stroke and each undo. */
  onChange?: (isEmpty: boolean) => void
  /** Beside the tools: actions with the signature. */
  extra?: ReactNode
  /** Written along its height with all content rotated: for a sideways phone with locked rotation. */
  turned?: boolean
}

type Writer = typeof import('signature_pad').default

/** The library once loaded; on a bad connection it may need a retry. */
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

/** The pad over its canvas, and the number of its strokes. */
function usePad({ ref, onChange, turned = false }: SignaturePadProps, Writer: Writer | null) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<Pad | null>(null)
  const ink = useRef<DrawnStrokes>({ strokes: [], first: null })
  const [strokes, setStrokes] = useState(0)
  const change = useEffectEvent((count: number) => {
    setStrokes(count)
    onChange?.(count === 0)
  })

  // Before the paint that invites to write, so that the first stroke is handled.
  useLayoutEffect(() => {
    const element = canvas.current
    if (!Writer || !element) return
    const onChange = (count: number) => change(count)
    pad.current = openPad({ canvas: element, ink: ink.current, Writer, onChange, isTurned: turned })
    const watcher = new ResizeObserver(() => pad.current?.fit(turned))
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      pad.current?.close()
      pad.current = null
    }
  }, [Writer, turned])

  useImperativeHandle(ref, () => ({
    picture: () => pad.current?.picture() ?? Promise.resolve(null),
    isEmpty: () => ink.current.strokes.length === 0,
    clear: () => pad.current?.clear(),
    undo: () => pad.current?.undo(),
  }))
  return { canvas, pad, strokes }
}

/** Sets the length of the box, which rotated content needs in CSS. */
function useLength(box: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  useLayoutEffect(() => {
    const element = box.current
    if (!isEnabled || !element) return
    const measure = () => element.style.setProperty('--length', `${element.clientHeight}px`)
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [box, isEnabled])
}

/** Fills its box. */
export function SignaturePad(props: SignaturePadProps) {
  const { label = '手写签名', extra, turned = false } = props
  const { Writer, hasFailed, retry } = useWriter()
  const { canvas, pad, strokes } = usePad(props, Writer)
  const box = useRef<HTMLDivElement>(null)
  useLength(box, turned)
  return (
    <div ref={box} className={classNames(styles.pad, turned && styles.turned)}>
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
