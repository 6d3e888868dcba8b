import { Button } from '#ui/button/button.tsx'
import type { UiStory } from '#ui/story.ts'
import { toast } from '#ui/toast/toast.ts'
import { alert, confirm } from './confirm.tsx'

const logOut = async () => {
  const agreed = await confirm({
    title: '退出登录',
    content: '退出后需要重新登录才能使用您的权益。',
    confirmText: '退出',
    tone: 'danger',
  })
  toast(agreed ? '已退出' : '已取消')
}

export const story: UiStory = {
  group: '弹层',
  name: '对话框 confirm / alert',
  cases: {
    确认与提示: () => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)' }}>
        <Button
          kind="secondary"
          onTap={() =>
            void confirm({
              title: '切换企业',
              content: '切换到“星河硬件”后，首页与权益将随之更新。',
              confirmText: '切换',
            })
          }
        >
          确认对话框
        </Button>
        <Button kind="secondary" onTap={() => void logOut()}>
          危险确认
        </Button>
        <Button
          kind="secondary"
          onTap={() => void alert('2027年度理赔通道将于1月15日开放，请妥善保管就诊资料')}
        >
          提示
        </Button>
      </div>
    ),
  },
}
