import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import type { UiStory } from '#ui/story.ts'
import { toast } from '#ui/toast/toast.ts'
import { ActionSheet } from './action-sheet.tsx'

const actions = [
  { key: 'camera', label: '拍照' },
  { key: 'album', label: '从相册选择', note: '一次最多 9 张' },
  { key: 'remove', label: '删除这张图片', tone: 'danger' },
] as const

function Sample() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" onTap={() => setOpen(true)}>
        打开动作面板
      </Button>
      <ActionSheet
        open={open}
        title="上传发票"
        actions={actions}
        onSelect={(key) => toast(`选择了 ${key}`)}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

export const story: UiStory = { group: '弹层', name: '动作面板 ActionSheet', cases: { 打开: Sample } }
