import { Button } from 'antd'
import { useState } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { say } from '#ui/toast/toast.ts'

interface PauseButtonProps {
  /** Of what is paused. */
  name: string
  isPaused: boolean
  /** What stops and goes on: 预约, 领取. */
  deed: string
  /** What becomes of it, before it is done. */
  notes: { readonly pause: string; readonly resume: string }
  isBusy: boolean
  fault: string | null
  /** True once it is done and the list shows it. */
  onConfirm: () => Promise<boolean>
}

/** Stops something for a while, or lets it go on, after it was asked whether that is meant. */
export function PauseButton({ name, isPaused, deed, notes, isBusy, fault, onConfirm }: PauseButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const short = isPaused ? '恢复' : '暂停'
  const word = `${short}${deed}`
  const confirm = async () => {
    if (!(await onConfirm())) return
    setAsking(false)
    say(`${name}：已${word}`)
  }
  return (
    <>
      <Button size="small" aria-label={`${word}：${name}`} onClick={() => setAsking(true)}>
        {short}
      </Button>
      {isAsking && (
        <Dialog
          title={`${word}：${name}`}
          confirmText={word}
          isDanger={!isPaused}
          isBusy={isBusy}
          fault={fault}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          <p>{isPaused ? notes.resume : notes.pause}</p>
        </Dialog>
      )}
    </>
  )
}
