import { DownloadOutlined } from '@ant-design/icons'
import { claimsAdminCalls, type PayBatch } from '@yf/contract/claims-admin'
import { Button } from 'antd'
import { useState } from 'react'
import { useWrite } from '#platform/http/write.ts'
import { refresh } from '#platform/http/query.ts'
import { saveFile } from '#platform/save-file.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { say } from '#ui/toast/toast.ts'

/** Downloading the file decides how the batch is paid, so the first download asks for confirmation. */
export function BatchFile({ batch, encoding }: { batch: PayBatch; encoding: 'gbk' | 'utf-8' }) {
  const [isOpen, setOpen] = useState(false)
  const { send, isBusy } = useWrite(claimsAdminCalls.batchFile)
  const name = encoding.toUpperCase()
  const download = async () => {
    const done = await send({ batchId: batch.id, encoding })
    setOpen(false)
    if (done.ok) saveFile(done.result.name, done.result.base64)
    else if (!done.error.isAboutSession) say(done.error.message)
    await refresh(claimsAdminCalls.batches)
  }
  return (
    <>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        loading={isBusy && !isOpen}
        title={`下载打款文件（${name} 编码）`}
        onClick={() => (batch.state === 'open' ? setOpen(true) : void download())}
      >
        {name}
      </Button>
      {isOpen && (
        <Dialog
          title={`批次 ${batch.batchNo} 按文件打款？`}
          confirmText="下载打款文件"
          isBusy={isBusy}
          onConfirm={() => void download()}
          onClose={() => setOpen(false)}
        >
          <p>下载后由您交给银行打款，不能再发送给付款方；银行打款后，请在批次中登记每笔的结果。</p>
        </Dialog>
      )}
    </>
  )
}
