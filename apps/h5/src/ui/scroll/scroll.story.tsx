import { useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import type { UiStory } from '#ui/story.ts'
import { scrollToTop } from './scroll-to-top.ts'

const lines = Array.from({ length: 30 }, (_, index) => `第 ${index + 1} 行`)

function Sample() {
  const box = useRef<HTMLUListElement>(null)
  return (
    <div style={{ display: 'grid', gap: 'var(--s3)' }}>
      <ul
        ref={box}
        // A scrolling box must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="可滚动的列表"
        style={{ height: '3rem', margin: 0, padding: 0, overflow: 'auto', listStyle: 'none' }}
      >
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button kind="secondary" onTap={() => box.current && scrollToTop(box.current)}>
        回到顶部
      </Button>
    </div>
  )
}

export const story: UiStory = { group: '操作', name: '平滑滚动 scrollToTop', cases: { 五百毫秒: Sample } }
