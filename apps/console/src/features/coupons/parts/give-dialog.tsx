import { UploadOutlined } from '@ant-design/icons'
import type { Output } from '@yf/contract/call'
import { couponsAdminCalls, type CouponBatch } from '@yf/contract/coupons-admin'
import { Button, Table, Upload } from 'antd'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { say } from '#ui/toast/toast.ts'
import { phonesIn } from '../phones-in.ts'

type GivePreview = Output<typeof couponsAdminCalls.give>

/** A spreadsheet of phone numbers: staff preview the result of each line before coupons are given. */
export function GiveDialog({ row, onClose }: { row: CouponBatch; onClose: () => void }) {
  const [text, setText] = useState('')
  const [looked, setLooked] = useState<GivePreview | null>(null)
  const { send, isBusy, error } = useWrite(couponsAdminCalls.give)
  const phones = phonesIn(text)
  const change = (typed: string) => {
    setText(typed)
    setLooked(null)
  }
  const go = async () => {
    const done = await send({ id: row.id, phones, isPreview: looked ? 0 : 1 })
    if (!done.ok) return
    if (!looked) return setLooked(done.result)
    await refresh(couponsAdminCalls.batches)
    onClose()
    say(`已发放 ${done.result.given} 张`)
  }
  return (
    <Dialog
      title={`发放${row.name}`}
      confirmText={looked ? `发放给 ${looked.given} 人` : '检查名单'}
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={looked ? looked.given > 0 : phones.length > 0 && phones.length <= 500}
      aside={<span>{`${phones.length} 行，最多 500 行`}</span>}
      onConfirm={() => void go()}
      onClose={onClose}
    >
      <TextEntry
        label="手机号"
        isRequired
        note="每行一个；可以从表格里复制一列，或上传 CSV 文件"
        value={text}
        rows={6}
        onChange={change}
      />
      <Upload
        accept=".csv,.txt"
        showUploadList={false}
        beforeUpload={(file) => {
          void file.text().then(change)
          return false
        }}
      >
        <Button icon={<UploadOutlined aria-hidden />}>上传 CSV</Button>
      </Upload>
      {looked && <Faults rows={looked.rows} />}
    </Dialog>
  )
}

function Faults({ rows }: Pick<GivePreview, 'rows'>) {
  const wrong = rows.filter(({ fault }) => fault !== null)
  if (wrong.length === 0) return <p>名单没有问题。</p>
  return (
    <Table
      rowKey="line"
      size="small"
      dataSource={wrong}
      pagination={{ pageSize: 8, hideOnSinglePage: true, showSizeChanger: false }}
      columns={[
        { title: '行', dataIndex: 'line' },
        { title: '手机号', dataIndex: 'phone' },
        { title: '不发放的原因', dataIndex: 'fault' },
      ]}
    />
  )
}
