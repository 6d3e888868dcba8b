import { Button } from '#ui/button/button.tsx'
import type { UiStory } from '#ui/story.ts'
import { setLoadingLogo, showLoading } from './loading.ts'

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="#1a5fd0"/><path d="M12 5l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="#fff"/></svg>',
  )

const show = (logo: string | undefined) => {
  setLoadingLogo(logo)
  showLoading({ autoHideMs: 2000 })
}

export const story: UiStory = {
  group: '弹层',
  name: '加载 showLoading',
  cases: {
    两秒后自动消失: () => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)' }}>
        <Button kind="secondary" onTap={() => show(undefined)}>
          默认
        </Button>
        <Button kind="secondary" onTap={() => show(picture)}>
          企业标志
        </Button>
      </div>
    ),
  },
}
