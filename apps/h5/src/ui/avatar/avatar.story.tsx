import type { UiStory } from '#ui/story.ts'
import { Avatar } from './avatar.tsx'

export const story: UiStory = {
  group: '展示',
  name: '头像 Avatar',
  cases: {
    名字与无名: () => (
      <div style={{ display: 'flex', gap: 'var(--s4)', alignItems: 'center' }}>
        <Avatar name="林晓" size={64} />
        <Avatar name="周岚" />
        <Avatar size={36} />
      </div>
    ),
  },
}
