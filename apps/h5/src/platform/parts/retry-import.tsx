import { createElement, useEffect } from 'react'
import { noteError } from '#platform/errors/note-error.ts'
import { say } from '#platform/http/feedback.ts'
import { Button } from '#ui/button/button.tsx'
import { confirm } from '#ui/dialog/confirm.tsx'
import styles from './retry-import.module.css'
import { offlineText, type RenderPart, type ComponentLoader } from './loaded-part.ts'

/** The props by which a sheet is distinguished from a section. */
interface SheetProps {
  open?: boolean
  onClose?: () => void
}

interface RetryOption {
  readonly title: string
  readonly note: string
  readonly name: string
  readonly run: () => void
}

/**
 * After a release the old files are gone, and some browsers cache a failed module: after two failures only a reload
 * of the app at the same address helps. The member decides when, because the page still contains their input.
 */
const wayOn = (failures: number, again: () => void): RetryOption =>
  failures > 1
    ? {
        title: '仍然没有加载出来',
        note: '可能刚更新了版本。刷新后会回到本页，请先保存已填写的内容',
        name: '刷新页面',
        run: () => location.reload(),
      }
    : { title: '这部分没有加载出来', note: '请检查网络后重试', name: '重试', run: again }

/** A dialog shows the failure, because the sheet's own place in the page may be out of view. */
function FailedSheet({ open = true, onClose, way }: SheetProps & { way: RetryOption }): null {
  const { title, note, name, run } = way
  useEffect(() => {
    if (!open) return
    let isLeft = false
    const ask = async () => {
      // An effect that is cleaned up at once must not ask.
      await Promise.resolve()
      if (isLeft) return
      const wants = await confirm({ title, content: note, confirmText: name, cancelText: '暂不' })
      if (wants) run()
      else onClose?.()
    }
    void ask()
    return () => void (isLeft = true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once for each opening, and for each failure
  }, [open, title])
  return null
}

function FailedSection({ title, note, name, run }: RetryOption) {
  return (
    <div className={styles.part} role="alert">
      <p>{title}</p>
      <p className={styles.note}>{note}</p>
      <Button kind="secondary" size="small" icon="refresh" onTap={run}>
        {name}
      </Button>
    </div>
  )
}

function drawFailure(failures: number): RenderPart<object> {
  return (props: SheetProps, again) => {
    const way = wayOn(failures, again)
    const { open, onClose } = props
    if (!onClose) return <FailedSection {...way} />
    return <FailedSheet {...(open !== undefined && { open })} onClose={onClose} way={way} />
  }
}

const untilOnline = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener('online', resolve, { once: true }))

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** By loader: how often a component has failed in spite of all retries. */
const failures = new WeakMap<object, number>()

/**
 * Retries loading a chunk. Offline it shows a message and waits for the network. Otherwise, because a short outage
 * may be over by the time of the failure, it tries twice more. Then an error appears in place of the component.
 */
export async function retryImport<P extends object>(load: ComponentLoader<P>): Promise<RenderPart<P>> {
  let fault: unknown
  for (let tries = 1; tries < 3; tries += 1) {
    if (navigator.onLine) await pause(tries * 1000)
    else {
      say(offlineText)
      await untilOnline()
      tries = 0
    }
    try {
      const part = await load()
      return (props) => createElement(part.default, props)
    } catch (error) {
      fault = error
    }
  }
  const times = (failures.get(load) ?? 0) + 1
  failures.set(load, times)
  noteError('chunk', fault)
  return drawFailure(times)
}
