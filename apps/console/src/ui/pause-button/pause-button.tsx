import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { say } from '#ui/toast/toast.ts'

interface PauseButtonProps {
  /** The row to pause or resume. */
  row: { readonly name: string; readonly isPaused: 0 | 1 }
  /** The activity that pauses and resumes: 预约, 领取. */
  action: string
  /** The consequences, shown before confirming. */
  notes: { readonly pause: string; readonly resume: string }
  isBusy: boolean
  fault: string | null
  send: (isPaused: 0 | 1) => Promise<{ readonly ok: boolean }>
  /** Refetches the list that shows the row. */
  onDone: () => Promise<unknown>
}

/** Pauses or resumes something after a confirmation. */
export function PauseButton({ row, action, notes, isBusy, fault, send, onDone }: PauseButtonProps) {
  const { name } = row
  const isPaused = row.isPaused === 1
  const short = isPaused ? '恢复' : '暂停'
  const word = `${short}${action}`
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
