import { useState, type ReactNode } from 'react'
import { Coming } from '#platform/files/coming.tsx'
import { HandOutButton } from '#platform/files/hand-out-button.tsx'
import { useOpenedFile } from '#platform/files/use-opened-file.ts'
import { back } from '#platform/navigation/go.ts'
import { BlankState, ErrorState } from '#ui/blank-state/blank-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { useShownFile } from '../use-shown-file.ts'
import styles from './file-page.module.css'
import { ManualList } from './manual-list.tsx'

interface FilePageProps<T> {
  /** What its name ends with when it leaves the app. */
  ending: 'pdf' | 'xlsx'
  read: (file: Blob) => Promise<T>
  close?: (content: T) => void
  children: (content: T) => ReactNode
}

const leave = () => back('/home')

/** A file of one's own or of the company on a screen of its own; without one, the company's manuals to choose from. */
export function FilePage<T>(props: FilePageProps<T>) {
  const shown = useShownFile()
  if (shown.kind === 'known')
    return <KnownFile key={shown.url} {...props} url={shown.url} name={shown.name} />
  return (
    <Page title={shown.kind === 'unasked' ? '操作手册' : '文件预览'} onBack={leave}>
      {shown.kind === 'unasked' && <ManualList />}
      {shown.kind === 'loading' && <Coming progress={0} />}
      {shown.kind === 'failed' && <ErrorState note={shown.words} onRetry={shown.retry} />}
      {shown.kind === 'none' && (
        <BlankState title="没有可以查看的文件" note="文件可能已被删除，或您没有查看权限" />
      )}
    </Page>
  )
}

interface KnownProps<T> extends FilePageProps<T> {
  url: string
  name: string
}

/** Trying again begins it anew. */
function KnownFile<T>(props: KnownProps<T>) {
  const [attempt, setAttempt] = useState(0)
  return <Opened key={attempt} {...props} onRetry={() => setAttempt((count) => count + 1)} />
}

const nothing = () => undefined

function Opened<T>({ onRetry, ...props }: KnownProps<T> & { onRetry: () => void }) {
  const { url, name, ending, read, close = nothing, children } = props
  const { state, content, file, progress, words } = useOpenedFile(url, read, close)
  const fileName = name.endsWith(`.${ending}`) ? name : `${name}.${ending}`
  return (
    <Page title={name} onBack={leave} flush extra={<HandOutButton file={file} name={fileName} />}>
      <div className={styles.body}>
        {state === 'failed' && <ErrorState note={words ?? '文件没有加载出来，请重试'} onRetry={onRetry} />}
        {state === 'loading' && <Coming progress={progress} />}
        {content !== null && children(content)}
      </div>
    </Page>
  )
}
