import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { say } from '#ui/toast/toast.ts'

interface PauseButtonProps {
  /** What is paused. */
  row: { readonly name: string; readonly isPaused: 0 | 1 }
  /** What stops and goes on: 预约, 领取. */
  deed: string
  /** What becomes of it, before it is done. */
  notes: { readonly pause: string; readonly resume: string }
  isBusy: boolean
  fault: string | null
  send: (isPaused: 0 | 1) => Promise<{ readonly ok: boolean }>
  /** Brings the list on which it then shows. */
  onDone: () => Promise<unknown>
}

/** Stops something for a while, or lets it go on, after it was asked whether that is meant. */
export function PauseButton({ row, deed, notes, isBusy, fault, send, onDone }: PauseButtonProps) {
  const { name } = row
  const isPaused = row.isPaused === 1
  const short = isPaused ? '恢复' : '暂停'
  const word = `${short}${deed}`
  const confirm = async (close: () => void) => {
    const { ok } = await send(isPaused ? 0 : 1)
    if (!ok) return
    await onDone()
    close()
    say(`${name}：已${word}`)
  }
  return (
    <AskingButton size="small" aria-label={`${word}：${name}`} word={short}>
      {(close) => (
        <Dialog
          title={`${word}：${name}`}
          confirmText={word}
          isDanger={!isPaused}
          isBusy={isBusy}
          fault={fault}
          onConfirm={() => void confirm(close)}
          onClose={close}
        >
          <p>{isPaused ? notes.resume : notes.pause}</p>
        </Dialog>
      )}
    </AskingButton>
  )
}
