import { Card } from '#ui/card/card.tsx'
import type { UiStory } from '#ui/story.ts'
import { Timeline } from './timeline.tsx'

export const story: UiStory = {
  group: '展示',
  name: '进度 Timeline',
  cases: {
    理赔进度: () => (
      <Card title="理赔进度">
        <Timeline
          steps={[
            { key: '1', title: '已提交', state: 'done', time: '11-12 09:30', actor: '您' },
            {
              key: '2',
              title: '资料审核',
              state: 'current',
              time: '11-13 10:02',
              actor: '理赔专员 王老师',
              note: '发票 3 张、病历 1 份正在核对。',
              next: '计算赔付金额，无需您操作',
              expected: '预计 11月17日 18:00 前完成',
            },
            { key: '3', title: '理算中', state: 'waiting' },
            { key: '4', title: '打款到账', state: 'waiting', expected: '审核通过后 3 个工作日内' },
          ]}
        />
      </Card>
    ),
    未通过: () => (
      <Card>
        <Timeline
          steps={[
            { key: '1', title: '已提交', state: 'done', time: '10-02 11:20', actor: '您' },
            {
              key: '2',
              title: '拒赔',
              state: 'failed',
              time: '10-04 15:40',
              actor: '理赔专员',
              note: '就诊日期不在保障期内。如有疑问可联系在线客服申请复核。',
            },
          ]}
        />
      </Card>
    ),
  },
}
