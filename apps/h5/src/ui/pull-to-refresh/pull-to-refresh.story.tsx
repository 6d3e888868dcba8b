import { useState } from 'react'
import type { UiStory } from '#ui/story.ts'
import { PullToRefresh } from './pull-to-refresh.tsx'

function Sample() {
  const [times, setTimes] = useState(0)
  const refresh = async () => {
    await new Promise((done) => setTimeout(done, 1000))
    setTimes((before) => before + 1)
  }
  return (
    <div style={{ height: '4rem', overflowY: 'auto', overscrollBehavior: 'contain' }}>
      <PullToRefresh onRefresh={refresh}>
        <p style={{ margin: 0, padding: 'var(--s6)', textAlign: 'center', color: 'var(--ink-2)' }}>
          在触屏上向下拉动，已刷新 {times} 次
        </p>
      </PullToRefresh>
    </div>
  )
}

export const story: UiStory = { group: '操作', name: '下拉刷新 PullToRefresh', cases: { 拉动: Sample } }
