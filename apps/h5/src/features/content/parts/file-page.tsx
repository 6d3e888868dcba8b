import { equityCalls } from '@yf/contract/equity'
import { useState, type ReactNode } from 'react'
import { Coming } from '#platform/files/coming.tsx'
import { ExportFileButton } from '#platform/files/export-file-button.tsx'
import { shortTitle } from '#platform/files/short-title.ts'
import { isOwnFile } from '#platform/files/own-file.ts'
import { useOpenedFile } from '#platform/files/use-opened-file.ts'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { useCompany } from '#platform/session/company.ts'
import { ErrorState } from '#ui/blank-state/blank-state.tsx'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Page } from '#ui/page/page.tsx'
import styles from './file-page.module.css'
import { ManualList } from './manual-list.tsx'

interface FilePageProps<T> {
  /** The file extension used for downloads. */
  ending: 'pdf' | 'xlsx'
  read: (file: Blob) => Promise<T>
  close?: (content: T) => void
  children: (content: T) => ReactNode
}

/**
 * `?url=/files/…&name=` or `?id=` of an operation manual: shows a file of the member or of the company. Other
 * addresses are rejected; without one the page lists the company's manuals.
 */
export function FilePage<T>(props: FilePageProps<T>) {
  const { url, id, name } = useQueryParams()
  if (isOwnFile(url))
    return <NamedFile key={url} {...props} url={url} name={name?.slice(0, 60) || '文件预览'} />
  if (id) return <Manual {...props} id={id} />
  if (url) return <NoFile />
  return (
    <Page title="操作手册">
      <ManualList />
    </Page>
  )
}

const NoFile = () => (
  <Page>
    <EmptyOf kind="files" title="没有可以查看的文件" note="文件可能已被删除，或您没有查看权限" />
  </Page>
)

function Manual<T>({ id, ...props }: FilePageProps<T> & { id: string }) {
  const { companyId } = useCompany()
  const manuals = useQueryOf(equityCalls.manuals, { companyId }, { silent: true })
  return (
    <AnsweredPage of={manuals} skeleton={<Coming progress={0} />}>
      {(all) => {
        const { url, name = '' } = all.find((one) => one.id === id) ?? {}
        return isOwnFile(url) ? <NamedFile key={url} {...props} url={url} name={name} /> : <NoFile />
      }}
    </AnsweredPage>
  )
}

interface NamedFileProps<T> extends FilePageProps<T> {
  url: string
  name: string
}

/** A retry mounts it anew. */
function NamedFile<T>(props: NamedFileProps<T>) {
  const [attempt, setAttempt] = useState(0)
  return <OpenedFileView key={attempt} {...props} onRetry={() => setAttempt((count) => count + 1)} />
}

const nothing = () => undefined

function OpenedFileView<T>({ onRetry, ...props }: NamedFileProps<T> & { onRetry: () => void }) {
  const { url, name, ending, read, close = nothing, children } = props
  const { state, content, file, progress, message } = useOpenedFile(url, read, close)
  const fileName = name.endsWith(`.${ending}`) ? name : `${name}.${ending}`
  return (
    <Page title={shortTitle(name)} flush extra={<ExportFileButton file={file} name={fileName} />}>
      <div className={styles.body}>
        {/* Not a call: the file is downloaded with progress, and its content may be unreadable. */}
        {state === 'failed' && <ErrorState note={message ?? '文件没有加载出来，请重试'} onRetry={onRetry} />}
        {state === 'loading' && <Coming progress={progress} />}
        {content !== null && children(content)}
      </div>
    </Page>
  )
}
