import type { UiStory } from '#ui/story.ts'
import { NoticeBar } from './notice-bar.tsx'

const nothing = () => {}

export const story: UiStory = {
  group: '展示',
  name: '通告栏 NoticeBar',
  cases: {
    四种: () => (
      <div style={{ display: 'grid', gap: 'var(--s2)' }}>
        <NoticeBar onTap={nothing}>您的体检报告已出，点击查看</NoticeBar>
        <NoticeBar tone="warning" onClose={nothing}>
          线上单次申请发票总额上限为3000元，超出请邮寄线下办理
        </NoticeBar>
        <NoticeBar tone="danger">企业账户欠费，部分权益暂不可用</NoticeBar>
        <NoticeBar tone="success">资料已补充，审核继续进行</NoticeBar>
      </div>
    ),
  },
}
