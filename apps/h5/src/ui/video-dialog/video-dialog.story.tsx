import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import type { UiStory } from '#ui/story.ts'
import { VideoDialog } from './video-dialog.tsx'

function Sample() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" icon="play" onTap={() => setOpen(true)}>
        播放视频
      </Button>
      <VideoDialog
        open={open}
        title="理赔流程介绍"
        src="data:video/mp4;base64,"
        onClose={() => setOpen(false)}
      />
    </>
  )
}

export const story: UiStory = { group: '弹层', name: '视频弹窗 VideoDialog', cases: { 打开: Sample } }
