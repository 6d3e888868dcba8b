import type { UiStory } from '#ui/story.ts'
import { CompanyLogo } from './company-logo.tsx'

export const story: UiStory = {
  group: '展示',
  name: '企业标志 CompanyLogo',
  cases: {
    无图时用首字: () => (
      <div style={{ display: 'flex', gap: 'var(--s4)', alignItems: 'center' }}>
        <CompanyLogo name="星河软件" size={56} />
        <CompanyLogo name="海纳制造" />
        <CompanyLogo name="原力健康" size={28} />
      </div>
    ),
  },
}
