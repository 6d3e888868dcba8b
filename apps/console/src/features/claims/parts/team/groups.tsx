import { PlusOutlined } from '@ant-design/icons'
import {
  claimsAssignmentCalls,
  type HandlerGroup,
  type CaseHandler,
} from '@yf/contract/claims-admin-assignment'
import { Button, Select, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { putQuery } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { Section } from '#ui/section/section.tsx'
import { say } from '#ui/toast/toast.ts'
import styles from './team.module.css'

type GroupDraft = Partial<HandlerGroup>

interface GroupDialogProps {
  group: GroupDraft
  people: readonly CaseHandler[]
  onClose: () => void
}

function GroupDialog({ group, people, onClose }: GroupDialogProps) {
  const [name, setName] = useState(group.name ?? '')
  const [staffIds, setStaffIds] = useState<string[]>([...(group.staffIds ?? [])])
  const { send, isBusy, error } = useWrite(claimsAssignmentCalls.saveGroup)
  const save = async () => {
    const saved = await send({ ...(group.id && { id: group.id }), name: name.trim(), staffIds })
    if (!saved.ok) return
    putQuery(claimsAssignmentCalls.assignment, {}, saved.result)
    onClose()
  }
  return (
    <Dialog
      title={group.id ? '修改小组' : '新建小组'}
      confirmText="保存"
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={name.trim() !== '' && staffIds.length > 0}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <TextEntry label="小组名称" value={name} maxLength={20} onChange={setName} />
      <Entry label="成员">
        {(id) => (
          <Select
            id={id}
            mode="multiple"
            virtual={false}
            className={styles.cell}
            value={staffIds}
            options={people.map((person) => ({ value: person.id, label: person.name }))}
            onChange={setStaffIds}
          />
        )}
      </Entry>
    </Dialog>
  )
}

export interface GroupsProps {
  groups: readonly HandlerGroup[]
  people: readonly CaseHandler[]
}

export function Groups({ groups, people }: GroupsProps) {
  const [edited, setEdited] = useState<GroupDraft | null>(null)
  const { send } = useWrite(claimsAssignmentCalls.dropGroup)
  const drop = async ({ id }: HandlerGroup) => {
    const left = await send({ id })
    if (left.ok) putQuery(claimsAssignmentCalls.assignment, {}, left.result)
    else if (!left.error.isAboutSession) say(left.error.message)
  }
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? '已离岗'
  const columns: TableColumnsType<HandlerGroup> = [
    { title: '小组', dataIndex: 'name' },
    { title: '成员', render: (_, { staffIds }) => staffIds.map(nameOf).join('、') },
    {
      title: '',
      align: 'right',
      render: (_, group) => (
        <>
          <Button size="small" type="link" onClick={() => setEdited(group)} aria-label={`修改 ${group.name}`}>
            修改
          </Button>
          <Button
            size="small"
            type="link"
            danger
            onClick={() => void drop(group)}
            aria-label={`删除 ${group.name}`}
          >
            删除
          </Button>
        </>
      ),
    },
  ]
  return (
    <Section
      title="小组"
      aside={
        <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => setEdited({})}>
          新建小组
        </Button>
      }
    >
      <Table<HandlerGroup>
        size="small"
        rowKey="id"
        pagination={false}
        columns={columns}
        dataSource={[...groups]}
        locale={{ emptyText: '还没有小组，规则可以分派给整个理赔台' }}
      />
      {edited && <GroupDialog group={edited} people={people} onClose={() => setEdited(null)} />}
    </Section>
  )
}
