import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import type { UiStory } from '#ui/story.ts'
import { Page } from './page.tsx'

export const story: UiStory = {
  group: '页面',
  name: '页面框架 Page',
  wide: true,
  cases: {
    标题栏与底部操作: () => (
      <div style={{ display: 'flex', height: 'min(11rem, 70vh)', border: '1px solid var(--line)' }}>
        <Page
          title="理赔申请"
          onBack={() => {}}
          extra={
            <Button kind="plain" size="small">
              帮助
            </Button>
          }
          actions={<Button>提交申请</Button>}
        >
          <Card title="就诊信息">请核对就诊人、医院与日期，提交后可在理赔记录中查看进度。</Card>
        </Page>
      </div>
    ),
  },
}
