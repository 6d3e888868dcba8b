import { companyChannelCalls } from '@yf/contract/company-admin-channels'
import { Select } from 'antd'
import { useState } from 'react'
import { useCompanySaving } from '#features/company/use-company-saving.ts'
import { useQueryOf } from '#platform/http/query.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { useSettled } from '#ui/use-settled.ts'

interface Props {
  companyId: string
  onClose: () => void
}

/** Lets the members of this company come in through a channel of another one, too. */
export function AddChannel({ companyId, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const keyword = useSettled(typed, 300).trim()
  const saving = useCompanySaving(companyChannelCalls.switchChannel, companyChannelCalls.channels)
  const channels = useQueryOf(companyChannelCalls.channels, {
    companyId,
    ...(keyword === '' ? {} : { keyword }),
    pageNo: 1,
    pageSize: 50,
  })
  const unused = (channels.data?.records ?? []).filter(({ isUsed }) => isUsed === 0)
  return (
    <SaveDialog
      title="使用已有渠道"
      saving={saving}
      missing={code === null ? '请选择渠道' : null}
      onSave={() => {
        if (code !== null)
          void saving.save({ companyId, code, isUsed: 1 }, { savedMessage: '渠道已开通', onClose })
      }}
      onClose={onClose}
    >
      <Entry label="渠道" note="同一合作方服务多家企业时，共用一个渠道和密钥">
        {(id) => (
          <Select<string>
            id={id}
            virtual={false}
            placeholder="输入名称或编号查找"
            showSearch={{ filterOption: false, onSearch: setTyped }}
            loading={channels.isFetching}
            value={code}
            options={unused.map((channel) => ({
              value: channel.code,
              label: `${channel.name}（${channel.code}）`,
            }))}
            onChange={setCode}
          />
        )}
      </Entry>
    </SaveDialog>
  )
}
