import { DownloadOutlined } from '@ant-design/icons'
import { claimsAssignmentCalls } from '@yf/contract/claims-admin-assignment'
import type { ReportQuery } from '@yf/contract/report-shapes'
import { fromYuan } from '@yf/domain/money'
import { Radio } from 'antd'
import { useState } from 'react'
import { useWrite } from '#platform/http/write.ts'
import { saveFile } from '#platform/save-file.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'

type ReportAudience = 'insurer' | 'reinsurer'
const usualLargeYuan = 10_000

/** The file leaves the company, so the dialog asks for its recipient and says that the export is recorded. */
function FileDialog({ reportQuery, onClose }: { reportQuery: ReportQuery; onClose: () => void }) {
  const [reader, setReader] = useState<ReportAudience>('insurer')
  const [largeYuan, setLargeYuan] = useState<number | null>(usualLargeYuan)
  const { send, isBusy, error } = useWrite(claimsAssignmentCalls.reportFile)
  const take = async () => {
    const largeFen = fromYuan(largeYuan ?? usualLargeYuan)
    const file = await send({ ...reportQuery, reader, largeFen })
    if (!file.ok) return
    saveFile(file.result.name, file.result.base64)
    onClose()
  }
  return (
    <Dialog
      title="下载理赔报表"
      confirmText="下载"
      isBusy={isBusy}
      fault={error?.message ?? null}
      onConfirm={() => void take()}
      onClose={onClose}
    >
      <Entry label="报送对象" note="下载会记入审计。报表不含姓名和诊断。">
        {(id) => (
          <Radio.Group
            id={id}
            value={reader}
            onChange={({ target }) => setReader(target.value as ReportAudience)}
            options={[
              { value: 'insurer', label: '保险公司' },
              { value: 'reinsurer', label: '再保险公司' },
            ]}
          />
        )}
      </Entry>
      {reader === 'reinsurer' && (
        <NumberEntry
          label="大额标准（元）"
          note="赔付达到这个金额的案件逐件列出。"
          value={largeYuan}
          min={0}
          precision={2}
          onChange={setLargeYuan}
        />
      )}
    </Dialog>
  )
}

export const ReportFile = ({ reportQuery }: { reportQuery: ReportQuery }) => (
  <AskingButton type="primary" icon={<DownloadOutlined aria-hidden />} word="下载表格">
    {(close) => <FileDialog reportQuery={reportQuery} onClose={close} />}
  </AskingButton>
)
