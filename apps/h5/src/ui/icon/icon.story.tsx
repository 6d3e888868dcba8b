import type { UiStory } from '#ui/story.ts'
import { Icon } from './icon.tsx'
import { iconNames } from './names.ts'

export const story: UiStory = {
  group: '基础',
  name: '图标 Icon',
  cases: {
    全部图标: () => (
      <ul
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
          gap: 'var(--s4) var(--s1)',
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {iconNames.map((name) => (
          <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 'var(--s1)' }}>
            <Icon name={name} />
            <small
              style={{
                fontSize: 'var(--text-note)',
                color: 'var(--ink-3)',
                textAlign: 'center',
                overflowWrap: 'anywhere',
              }}
            >
              {name}
            </small>
          </li>
        ))}
      </ul>
    ),
  },
}
