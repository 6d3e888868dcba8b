import { html } from '../page/html.ts'
import { phonePage, wayBack } from '../sites/visit-page.ts'

export const coursePage = (days: string, referer: string | null): string =>
  phonePage(
    '安睡课程',
    'sleep',
    html`<header>
        <span class="mark" aria-hidden="true">眠</span>
        <h1>安睡课程</h1>
        <p>${days}天</p>
      </header>
      <main>
        <section class="card hello">
          <h2>今日练习</h2>
          <p>听一段放松引导，按约定的时间起床。</p>
          <p><button type="button" data-day="1">完成今天的练习</button></p>
          <p role="status"></p>
        </section>
        ${wayBack(referer)}
        <p class="note">这是合作方沙箱中的示意页面，只用于开发与测试。</p>
      </main>
      <script src="/sleep/course.js"></script>`,
  )
