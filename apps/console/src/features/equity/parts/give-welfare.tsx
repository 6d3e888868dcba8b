import { welfareAdminCalls } from '@yf/contract/welfare-admin'
import { phonesIn } from '@yf/domain/phones-in'
import { DatePicker, Input } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useSaving } from '#platform/http/saving.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'

const most = 200

/** One entry for each of a list of members. */
export function GiveWelfare({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const [name, setName] = useState('')
  const [summary, setSummary] = useState('')
  const [endDay, setEndDay] = useState('')
  const [list, setList] = useState('')
  const { save, isBusy, fault } = useSaving(welfareAdminCalls.addWelfare, welfareAdminCalls.welfare)
  const { phones, wrong } = phonesIn(list)
  const listFault =
    wrong.length > 0
      ? `这些不是手机号：${wrong.slice(0, 3).join('、')}`
      : phones.length > most
        ? `一次最多 ${most} 人`
        : null
  return (
    <Dialog
      title="发放健康福利"
      confirmText="发放"
      isBusy={isBusy}
      fault={fault}
      canConfirm={
        name.trim() !== '' &&
        summary.trim() !== '' &&
        endDay !== '' &&
        phones.length > 0 &&
        listFault === null
      }
      onConfirm={() =>
        void save(
          { companyId, name: name.trim(), summary: summary.trim(), endDay, phones },
          { savedMessage: `已发放给 ${phones.length} 人`, onClose },
        )
      }
      onClose={onClose}
    >
      <TextEntry label="名称" isRequired value={name} maxLength={40} onChange={setName} />
      <TextEntry label="说明" isRequired value={summary} maxLength={100} onChange={setSummary} />
      <Entry label="截止日期" isRequired>
        {(id) => (
          <DatePicker
            id={id}
            value={endDay === '' ? null : dayjs(endDay)}
            onChange={(day: dayjs.Dayjs | null) => setEndDay(day?.format('YYYY-MM-DD') ?? '')}
          />
        )}
      </Entry>
      <Entry
        label="会员手机号"
        isRequired
        fault={listFault}
        note={`每行一个，或用逗号隔开，须是本企业已注册的员工；已填 ${phones.length} 人`}
      >
        {(id) => (
          <Input.TextArea id={id} rows={5} value={list} onChange={({ target }) => setList(target.value)} />
        )}
      </Entry>
    </Dialog>
  )
}
