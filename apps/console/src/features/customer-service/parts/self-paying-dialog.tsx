import { customerServiceAdminCalls, type SelfPaying } from '@yf/contract/customer-service-admin'
import { formatFen, fromYuan, toYuan } from '@yf/domain/money'
import { Switch } from 'antd'
import { useState } from 'react'
import { useSaving } from '#platform/http/saving.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'

/** What members of one company may buy; an empty price means the usual one. */
export function SelfPayingDialog({ row, onClose }: { row: SelfPaying; onClose: () => void }) {
  const [sellsConsultations, setConsultations] = useState(row.sellsConsultations === 1)
  const [sellsCounselling, setCounselling] = useState(row.sellsCounselling === 1)
  const [yuan, setYuan] = useState(row.consultationFen === null ? null : toYuan(row.consultationFen))
  const saving = useSaving(customerServiceAdminCalls.saveSelfPaying, customerServiceAdminCalls.selfPaying)
  const save = () =>
    saving.save(
      {
        companyId: row.companyId,
        sellsConsultations: sellsConsultations ? 1 : 0,
        sellsCounselling: sellsCounselling ? 1 : 0,
        consultationFen: yuan === null ? null : fromYuan(yuan),
      },
      { savedMessage: `${row.companyName}：自费规则已保存`, onClose },
    )
  return (
    <SaveDialog
      title={`${row.companyName}的自费规则`}
      saving={saving}
      onSave={() => void save()}
      onClose={onClose}
    >
      <p>没有可用权益次数的员工能否自己付费。已下单的不受影响，记入审计。</p>
      <Entry label="自费问诊">
        {(id) => <Switch id={id} checked={sellsConsultations} onChange={setConsultations} />}
      </Entry>
      <NumberEntry
        label="问诊价格（元）"
        note={`留空按统一价格 ${formatFen(row.usualFen)}`}
        value={yuan}
        min={0.01}
        max={10_000}
        precision={2}
        disabled={!sellsConsultations}
        onChange={setYuan}
      />
      <Entry label="自费心理咨询" note="价格以咨询师的标价为准">
        {(id) => <Switch id={id} checked={sellsCounselling} onChange={setCounselling} />}
      </Entry>
    </SaveDialog>
  )
}
