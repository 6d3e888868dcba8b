import { cardsAdminCalls, type CardBatch } from '@yf/contract/cards-admin'
import { Button, Space } from 'antd'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { saveFile } from '#platform/save-file.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { say } from '#ui/toast/toast.ts'
import { EndDialog } from './end-dialog.tsx'

const reasons = ['印刷或发送错误', '活动取消', '服务商停止合作']

interface Props {
  row: CardBatch
  onClose: () => void
}

/** Warns first that the codes are shown only once. */
function CodesDialog({ row, onClose }: Props) {
  const { send, isBusy, error } = useWrite(cardsAdminCalls.takeCodes)
  const take = async () => {
    const file = await send({ companyId: row.companyId, id: row.id })
    if (!file.ok) return
    saveFile(file.result.name, file.result.base64)
    await refresh(cardsAdminCalls.batches)
    onClose()
    say('卡券码已导出，请妥善保管')
  }
  return (
    <Dialog
      title={`导出卡券码：${row.name}`}
      confirmText="导出"
      isBusy={isBusy}
      fault={error?.message ?? null}
      onConfirm={() => void take()}
      onClose={onClose}
    >
      <p>{`将生成 ${row.size} 个卡券码和领取链接，保存为表格。`}</p>
      <p>只能导出这一次：系统不保存卡券码，表格丢失后只能作废整批并重新建立。</p>
    </Dialog>
  )
}

function VoidDialog({ row, onClose }: Props) {
  const { send, isBusy, error } = useWrite(cardsAdminCalls.voidBatch)
  const end = async (reason: string) => {
    const ended = await send({ companyId: row.companyId, id: row.id, reason })
    if (!ended.ok) return
    await refresh(cardsAdminCalls.batches)
    onClose()
    say('批次已作废')
  }
  return (
    <EndDialog
      title={`作废：${row.name}`}
      confirmText="作废"
      note={`还没有领取的 ${row.freeCount} 张将不能再领取，已领取的 ${row.collectedCount} 张照常使用。作废后不能恢复。`}
      reasons={reasons}
      isBusy={isBusy}
      fault={error?.message ?? null}
      onConfirm={end}
      onClose={onClose}
    />
  )
}

export function BatchActions({ row }: { row: CardBatch }) {
  const [openDialog, setOpenDialog] = useState<'codes' | 'void' | null>(null)
  const close = () => setOpenDialog(null)
  return (
    <Space>
      {row.state === 'draft' && (
        <Button
          size="small"
          type="primary"
          aria-label={`导出卡券码：${row.name}`}
          onClick={() => setOpenDialog('codes')}
        >
          导出卡券码
        </Button>
      )}
      {row.state !== 'void' && (
        <Button size="small" danger aria-label={`作废${row.name}`} onClick={() => setOpenDialog('void')}>
          作废
        </Button>
      )}
      {openDialog === 'codes' && <CodesDialog row={row} onClose={close} />}
      {openDialog === 'void' && <VoidDialog row={row} onClose={close} />}
    </Space>
  )
}
