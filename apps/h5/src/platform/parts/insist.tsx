import { createElement, useEffect } from 'react'
import { noteError } from '#platform/errors/note-error.ts'
import { say } from '#platform/http/feedback.ts'
import { Button } from '#ui/button/button.tsx'
import { confirm } from '#ui/dialog/confirm.tsx'
import styles from './insist.module.css'
import { offlineWords, type Draw, type Load } from './loaded-part.ts'

/** What a sheet is given, by which it is known from a section. */
interface SheetProps {
  open?: boolean
  onClose?: () => void
}

interface Way {
  readonly title: string
  readonly note: string
  readonly name: string
  readonly run: () => void
}

/**
 * After a release the old files are gone, and some browsers remember a module that failed: what has failed twice comes
 * only with the whole app, at the same address. When, the person says: the page still holds what she has typed.
 */
const wayOn = (failures: number, again: () => void): Way =>
  failures > 1
    ? {
        title: '仍然没有加载出来',
        note: '可能刚更新了版本。刷新后会回到本页，请先保存已填写的内容',
        name: '刷新页面',
        run: () => location.reload(),
      }
    : { title: '这部分没有加载出来', note: '请检查网络后重试', name: '重试', run: again }

/** Whoever tapped looks at the place of the tap, and not to where the sheet would hang in the page. */
function FailedSheet({ open = true, onClose, way }: SheetProps & { way: Way }): null {
  const { title, note, name, run } = way
  useEffect(() => {
    if (!open) return
    let isLeft = false
    const ask = async () => {
      // An effect that is undone at once has asked nobody.
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

function FailedSection({ title, note, name, run }: Way) {
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

function drawFailure(failures: number): Draw<object> {
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

/** By what loads it: how often a part did not come in spite of everything. */
const failures = new WeakMap<object, number>()

/**
 * For what did not come at once. Without a network that is said, and waited for. A network that was gone for a moment may
 * be back by the time that the failure is known: two more tries. Then the part's own place says so.
 */
export async function insist<P extends object>(load: Load<P>): Promise<Draw<P>> {
  let fault: unknown
  for (let tries = 1; tries < 3; tries += 1) {
    if (navigator.onLine) await pause(tries * 1000)
    else {
      say(offlineWords)
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
