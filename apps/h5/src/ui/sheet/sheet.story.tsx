import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import type { UiStory } from '#ui/story.ts'
import { Sheet } from './sheet.tsx'

function Sample() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button kind="secondary" onTap={() => setOpen(true)}>
        打开半屏弹层
      </Button>
      <Sheet open={open} onClose={close} title="保障说明" actions={<Button onTap={close}>我知道了</Button>}>
        <p style={{ margin: 0, color: 'var(--ink-2)' }}>
          本保障覆盖门诊与急诊的合理医疗费用，单次免赔额 100 元，年度限额 20,000
          元。返回键、关闭按钮和点按空白处都可以关闭。
        </p>
      </Sheet>
    </>
  )
}

export const story: UiStory = { group: '弹层', name: '半屏弹层 Sheet', cases: { 打开: Sample } }
