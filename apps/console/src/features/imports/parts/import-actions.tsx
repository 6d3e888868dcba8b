import { importsAdminCalls, type ImportDetail } from '@yf/contract/imports-admin'
import { putQuery, refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { say } from '#ui/toast/toast.ts'
import { countsText, rowsToWrite } from '../texts.ts'

interface Props {
  companyId: string
  batch: ImportDetail
}

const steps = {
  confirm: {
    call: importsAdminCalls.confirmImport,
    title: '确认导入',
    button: '开始导入',
    said: '已开始导入',
    isDanger: false,
  },
  discard: {
    call: importsAdminCalls.discardImport,
    title: '放弃导入',
    button: '放弃',
    said: '已放弃，没有写入任何内容',
    isDanger: true,
  },
  undo: {
    call: importsAdminCalls.undoImport,
    title: '撤销导入',
    button: '撤销整批',
    said: '已开始撤销',
    isDanger: true,
  },
} as const
type Step = keyof typeof steps

function textOf(step: Step, { counts }: ImportDetail): string {
  if (step === 'undo') return '这一批写入的内容全部恢复到导入之前。有人已注册或之后又有变更时，整批不能撤销。'
  if (step === 'discard') return '试算的内容会被清除，之后需要重新上传。'
  const faulty = counts && counts.faulty > 0 ? `有误的 ${counts.faulty} 行不会导入。` : ''
  return `将写入：${counts ? countsText({ ...counts, faulty: 0, unchanged: 0 }) : ''}。${faulty}`
}

export function ImportActions({ companyId, batch }: Props) {
  const { state, counts, canUndo } = batch
  const button = (step: Step, word: string, kind: 'primary' | 'default') => (
    <AskingButton type={kind} danger={steps[step].isDanger} word={word}>
      {(close) => <StepDialog step={step} companyId={companyId} batch={batch} onClose={close} />}
    </AskingButton>
  )
  return (
    <>
      {(state === 'uploaded' || state === 'checked') && button('discard', '放弃', 'default')}
      {state === 'checked' && counts && rowsToWrite(counts) > 0 && button('confirm', '确认导入', 'primary')}
      {canUndo && button('undo', '撤销导入', 'default')}
    </>
  )
}

function StepDialog({ step, companyId, batch, onClose }: Props & { step: Step; onClose: () => void }) {
  const { call, title, button, said, isDanger } = steps[step]
  const { send, isBusy, error } = useWrite(call)
  const run = async () => {
    const done = await send({ companyId, id: batch.id })
    if (!done.ok) return
    putQuery(importsAdminCalls.import, { companyId, id: batch.id }, done.result)
    await refresh(importsAdminCalls.imports)
    onClose()
    say(said)
  }
  return (
    <Dialog
      title={title}
      confirmText={button}
      isDanger={isDanger}
      isBusy={isBusy}
      fault={error?.message ?? null}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>{textOf(step, batch)}</p>
    </Dialog>
  )
}
