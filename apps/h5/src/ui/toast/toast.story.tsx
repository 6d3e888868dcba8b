import { Button } from '#ui/button/button.tsx'
import type { UiStory } from '#ui/story.ts'
import { toast } from './toast.ts'

export const story: UiStory = {
  group: '弹层',
  name: '轻提示 toast',
  cases: {
    短与长: () => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)' }}>
        <Button kind="secondary" onTap={() => toast('绑定成功')}>
          短提示
        </Button>
        <Button
          kind="secondary"
          onTap={() => toast('该号码今日获取验证码次数已达上限，请明天再试，或使用密码登录')}
        >
          长提示
        </Button>
      </div>
    ),
  },
}
