import { memberTagCalls, type CompanyTag } from '@yf/contract/member-tags-admin'
import { phonesIn } from '@yf/domain/phones-in'
import { Input, Segmented } from 'antd'
import { useState } from 'react'
import { useSaving } from '#platform/http/saving.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'

interface Props {
  tag: CompanyTag
  onClose: () => void
}

/** A new tag, or another name for one. */
export function TagDialog({
  companyId,
  tag,
  onClose,
}: Omit<Props, 'tag'> & { companyId: string; tag: CompanyTag | null }) {
  const [name, setName] = useState(tag?.name ?? '')
  const adding = useSaving(memberTagCalls.addTag, memberTagCalls.tags)
  const renaming = useSaving(memberTagCalls.renameTag, memberTagCalls.tags)
  const options = { savedMessage: '已保存', onClose }
  const save = () =>
    tag === null
      ? adding.save({ companyId, name: name.trim() }, options)
      : renaming.save({ companyId, id: tag.id, name: name.trim() }, options)
  return (
    <Dialog
      title={tag === null ? '新建会员标签' : '修改会员标签'}
      confirmText="保存"
      isBusy={adding.isBusy || renaming.isBusy}
      fault={adding.fault ?? renaming.fault}
      canConfirm={name.trim() !== '' && name.trim() !== tag?.name}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <TextEntry label="标签名称" isRequired value={name} maxLength={20} onChange={setName} />
    </Dialog>
  )
}

const most = 200
const choices = [
  { value: 1, label: '添加' },
  { value: 0, label: '取消' },
] satisfies { value: 0 | 1; label: string }[]

/** A list of members who get a tag, or lose it. */
export function AssignTag({ tag, onClose }: Props) {
  const [isAdded, setAdded] = useState<0 | 1>(1)
  const [list, setList] = useState('')
  const { save, isBusy, fault } = useSaving(memberTagCalls.assignTag, memberTagCalls.tags)
  const { phones, wrong } = phonesIn(list)
  const tooMany = phones.length > most ? `一次最多 ${most} 人` : null
  const listFault = wrong.length > 0 ? `这些不是手机号：${wrong.slice(0, 3).join('、')}` : tooMany
  const { companyId, id, name } = tag
  return (
    <Dialog
      title={`标签「${name}」的会员`}
      confirmText={isAdded === 1 ? '添加标签' : '取消标签'}
      isBusy={isBusy}
      fault={fault}
      canConfirm={phones.length > 0 && listFault === null}
      onConfirm={() => void save({ companyId, id, isAdded, phones }, { savedMessage: '已保存', onClose })}
      onClose={onClose}
    >
      <Segmented<0 | 1> aria-label="添加或取消" options={choices} value={isAdded} onChange={setAdded} />
      <Entry
        label="会员手机号"
        isRequired
        fault={listFault}
        note={`每行一个，或用逗号隔开，须是本企业已注册的员工；已填 ${phones.length} 人`}
      >
        {(inputId) => (
          <Input.TextArea
            id={inputId}
            rows={6}
            value={list}
            onChange={({ target }) => setList(target.value)}
          />
        )}
      </Entry>
    </Dialog>
  )
}

export function RemoveTag({ tag: { companyId, id, name, people }, onClose }: Props) {
  const { save, isBusy, fault } = useSaving(memberTagCalls.removeTag, memberTagCalls.tags)
  return (
    <Dialog
      title="删除会员标签"
      confirmText="删除"
      isDanger
      isBusy={isBusy}
      fault={fault}
      onConfirm={() => void save({ companyId, id }, { savedMessage: '已删除', onClose })}
      onClose={onClose}
    >
      <p>{`删除「${name}」，${people} 位会员不再有这个标签。`}</p>
    </Dialog>
  )
}
