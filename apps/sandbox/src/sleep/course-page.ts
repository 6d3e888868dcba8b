import { html } from '../page/html.ts'
import { guestPage } from '../page/phone-page.ts'

export const coursePage = (days: string, referer: string | null): string =>
  guestPage(
    { title: '安睡课程', site: 'sleep', mark: '眠', subtitle: `${days}天`, referer },
    html`<section class="card hello">
        <h2>今日练习</h2>
        <p>听一段放松引导，按约定的时间起床。</p>
        <p><button type="button" data-day="1">完成今天的练习</button></p>
        <p role="status"></p>
      </section>
      <script src="/sleep/course.js"></script>`,
  )
