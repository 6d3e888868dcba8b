import { useEffect, useEffectEvent, useState } from 'react'
import { picturesOf } from '#platform/pictures/picture-of.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useWayBack } from '#ui/page/page-frame.ts'
import { Page } from '#ui/page/page.tsx'
import { Viewer } from '../parts/viewer.tsx'
import styles from './image-display.module.css'

/** `?urls=` a list of pictures, `?index=` the first one to show. */
export default function ImageDisplayScreen() {
  const { urls, index } = useQueryParams()
  const pictures = picturesOf(urls)
  if (pictures.length === 0) {
    return (
      <Page>
        <EmptyOf kind="files" title="没有可以查看的图片" note="图片可能已被删除，或您没有查看权限" />
      </Page>
    )
  }
  const first = Math.min(Math.max(Math.trunc(Number(index)) || 0, 0), pictures.length - 1)
  return <Pictures urls={pictures.map(({ url }) => url)} first={first} />
}

function useKeys(onTurn: (step: 1 | -1) => void, onLeave: () => void): void {
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') onTurn(1)
    if (key === 'ArrowLeft') onTurn(-1)
    if (key === 'Escape') onLeave()
  })
  useEffect(() => {
    const follow = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', follow)
    return () => removeEventListener('keydown', follow)
  }, [])
}

function Pictures({ urls, first }: { urls: readonly string[]; first: number }) {
  const leave = useWayBack()
  const [at, setAt] = useState(first)
  const turn = (step: 1 | -1) => setAt((now) => Math.min(Math.max(now + step, 0), urls.length - 1))
  useKeys(turn, leave)
  const count = `${at + 1} / ${urls.length}`
  return (
    <main className={styles.display} aria-label="图片查看">
      <h1 className={base.hidden}>图片查看</h1>
      <Viewer key={at} url={urls[at] ?? ''} name={`第${at + 1}张图片`} onTurn={turn} />
      <button type="button" className={classNames(base.tap, styles.round, styles.close)} onClick={leave}>
        <Icon name="close" size={22} />
        <span className={base.hidden}>关闭</span>
      </button>
      <div className={styles.bar}>
        {urls.length > 1 && <Turn label="上一张" step={-1} isOff={at === 0} onTurn={turn} />}
        <p className={styles.count} aria-live="polite" aria-label={`第${at + 1}张，共${urls.length}张`}>
          {count}
        </p>
        {urls.length > 1 && <Turn label="下一张" step={1} isOff={at === urls.length - 1} onTurn={turn} />}
      </div>
    </main>
  )
}

interface TurnProps {
  label: string
  step: 1 | -1
  isOff: boolean
  onTurn: (step: 1 | -1) => void
}

const Turn = ({ label, step, isOff, onTurn }: TurnProps) => (
  <button
    type="button"
    className={classNames(base.tap, styles.round)}
    disabled={isOff}
    onClick={() => onTurn(step)}
  >
    <Icon name={step === 1 ? 'chevron-right' : 'back'} size={20} />
    <span className={base.hidden}>{label}</span>
  </button>
)
