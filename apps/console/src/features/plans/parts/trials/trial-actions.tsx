import { DownloadOutlined } from '@ant-design/icons'
import { trialRunCalls, type TrialRunDetail } from '@yf/contract/claims-admin-trials'
import { Button } from 'antd'
import { useSaving } from '#platform/http/saving.ts'
import { useWrite } from '#platform/http/write.ts'
import { saveFile } from '#platform/save-file.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { say } from '#ui/toast/toast.ts'

/** Cancels a run, or downloads its result. */
export const TrialActions = ({ run }: { run: TrialRunDetail }) => (
  <>
    {run.canCancel === 1 && (
      <AskingButton word="取消试算">{(close) => <CancelDialog run={run} onClose={close} />}</AskingButton>
    )}
    {run.state === 'done' && <Download run={run} />}
  </>
)

function CancelDialog({ run, onClose }: { run: TrialRunDetail; onClose: () => void }) {
  const { save, isBusy, fault } = useSaving(
    trialRunCalls.cancelTrialRun,
    trialRunCalls.trialRun,
    trialRunCalls.trialRuns,
  )
  return (
    <Dialog
      title="取消试算"
      confirmText="取消试算"
      isDanger
      isBusy={isBusy}
      fault={fault}
      onConfirm={() => void save({ id: run.id }, { savedMessage: '试算已取消', onClose })}
      onClose={onClose}
    >
      <p>已经算好的部分会被删除。</p>
    </Dialog>
  )
}

function Download({ run }: { run: TrialRunDetail }) {
  const { send, isBusy } = useWrite(trialRunCalls.trialRunFile)
  const take = async () => {
    const file = await send({ id: run.id })
    if (file.ok) saveFile(file.result.name, file.result.base64)
    else say(file.error.message)
  }
  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={isBusy} onClick={() => void take()}>
      下载表格
    </Button>
  )
}
