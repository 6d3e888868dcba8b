import { PlusOutlined } from '@ant-design/icons'
import { claimsAssignmentCalls, type QueueView } from '@yf/contract/claims-admin-assignment'
import type { QueueFilter } from '@yf/contract/queue-shapes'
import { Button, Tag } from 'antd'
import { useState } from 'react'
import { putQuery, useQueryOf } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { linkTo } from '#platform/navigation/navigation.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { say } from '#ui/toast/toast.ts'
import { addressed, isNarrow, isSameFilter } from '../queue-filter.ts'
import type { QueueList } from '../queue-lists.ts'
import styles from './queue-filter.module.css'

interface QueueSelection {
  list: QueueList
  filter: QueueFilter
}

function SaveView({ list, filter, onClose }: QueueSelection & { onClose: () => void }) {
  const [name, setName] = useState('')
  const { send, isBusy, error } = useWrite(claimsAssignmentCalls.saveView)
  const save = async () => {
    const saved = await send({ name: name.trim(), list, filter })
    if (!saved.ok) return
    putQuery(claimsAssignmentCalls.views, {}, saved.result)
    say('视图已保存')
    onClose()
  }
  return (
    <Dialog
      title="保存为视图"
      confirmText="保存"
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={name.trim() !== ''}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <TextEntry
        label="名称"
        note="列表和筛选条件一起保存，只有您自己看得到。同名的视图会被替换。"
        value={name}
        maxLength={20}
        onChange={setName}
      />
    </Dialog>
  )
}

/** Saved views, each with its own URL. */
export function QueueViews({ list, filter }: QueueSelection) {
  const { data: views = [] } = useQueryOf(claimsAssignmentCalls.views, {})
  const drop = useWrite(claimsAssignmentCalls.dropView)
  const [isSaving, setSaving] = useState(false)
  const isShown = (view: QueueView) => view.list === list && isSameFilter(view.filter, filter)
  const forget = async ({ id }: QueueView) => {
    const left = await drop.send({ id })
    if (left.ok) putQuery(claimsAssignmentCalls.views, {}, left.result)
    else if (!left.error.isAboutSession) say(left.error.message)
  }
  const canSave = isNarrow(filter) && !views.some(isShown)
  if (views.length === 0 && !canSave) return null
  return (
    <nav className={styles.views} aria-label="我的视图">
      {views.map((view) => (
        <Tag
          key={view.id}
          color={isShown(view) ? 'processing' : 'default'}
          closable={{ 'aria-label': `删除视图 ${view.name}` }}
          onClose={(event) => {
            event.preventDefault()
            void forget(view)
          }}
        >
          <a
            href={linkTo('/queue', { list: view.list, ...addressed(view.filter) })}
            aria-current={isShown(view) ? 'page' : undefined}
          >
            {view.name}
          </a>
        </Tag>
      ))}
      {canSave && (
        <Button
          type="dashed"
          size="small"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => setSaving(true)}
        >
          保存为视图
        </Button>
      )}
      {isSaving && <SaveView list={list} filter={filter} onClose={() => setSaving(false)} />}
    </nav>
  )
}
