import { workbenchCalls, type PayBatch } from '@yf/contract/workbench'
import { useDeed } from '../../../platform/http/deed.ts'
import { saveFile } from '../../../platform/save-file.ts'
import { Button } from '../../../ui/button/button.tsx'
import { say } from '../../../ui/toast/toast.ts'

export function BatchFile({ batch, encoding }: { batch: PayBatch; encoding: 'gbk' | 'utf-8' }) {
  const { run, isBusy } = useDeed(workbenchCalls.batchFile)
  const download = async () => {
    const done = await run({ batchId: batch.id, encoding })
    if (done.ok) saveFile(done.result.name, done.result.base64)
    else if (!done.error.isAboutSession) say(done.error.message)
  }
  return (
    <Button
      icon="download"
      isBusy={isBusy}
      title={`下载打款文件（${encoding.toUpperCase()} 编码）`}
      onPress={() => void download()}
    >
      {encoding.toUpperCase()}
    </Button>
  )
}
