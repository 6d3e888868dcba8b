import type { UiStory } from '#ui/story.ts'
import { Money } from './money.tsx'

export const story: UiStory = {
  group: '展示',
  name: '金额 Money',
  cases: {
    大小与正负: () => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s4)', alignItems: 'baseline' }}>
        <Money fen={123_450} size="hero" />
        <Money fen={8_800} size="number" />
        <Money fen={9} />
        <Money fen={50_000} sign />
        <Money fen={-1_234_567} />
        <span style={{ color: 'var(--ink-3)' }}>
          <Money fen={9_900} former />
        </span>
      </div>
    ),
  },
}
