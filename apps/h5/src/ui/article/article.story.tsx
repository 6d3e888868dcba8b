import type { UiStory } from '#ui/story.ts'
import { Article } from './article.tsx'

export const story: UiStory = {
  group: '展示',
  name: '长文 Article',
  cases: {
    协议: () => (
      <Article
        title="服务说明"
        note="2026年11月1日起生效"
        opening="本说明告诉您服务由谁提供、出现问题时找谁。"
        sections={[
          {
            heading: '一、服务时间',
            paragraphs: ['工作日 9:00-18:30。', '节假日可以留言，次个工作日答复。'],
          },
          { heading: '二、联系方式', paragraphs: ['应用内的客服入口。'] },
        ]}
      />
    ),
  },
}
