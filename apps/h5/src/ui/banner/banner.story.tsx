import type { UiStory } from '#ui/story.ts'
import { toast } from '#ui/toast/toast.ts'
import { Banner } from './banner.tsx'

const picture = (label: string, from: string, to: string) =>
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 686 240"><defs><linearGradient id="g"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><path fill="url(#g)" d="M0 0h686v240H0z"/><circle cx="590" cy="60" r="110" fill="#fff" opacity=".16"/><circle cx="520" cy="210" r="70" fill="#fff" opacity=".12"/><text x="44" y="118" font-size="44" font-weight="600" fill="#fff" font-family="sans-serif">${label}</text><text x="44" y="168" font-size="24" fill="#fff" font-family="sans-serif">员工与家属均可参与</text></svg>`,
  )

const slides = [
  { key: '1', label: '年度体检开始预约', picture: picture('年度体检开始预约', '#0f766e', '#2aa598') },
  { key: '2', label: '睡眠改善计划', picture: picture('睡眠改善计划', '#3446a8', '#6a7be0') },
  { key: '3', label: '低碳出行得积分', picture: picture('低碳出行得积分', '#3c7a1f', '#86b94f') },
].map((slide) => ({ ...slide, onTap: () => toast(slide.label) }))

export const story: UiStory = {
  group: '展示',
  name: '轮播 Banner',
  cases: {
    三张: () => <Banner slides={slides} />,
    一张: () => <Banner label="一张" slides={slides.slice(0, 1)} />,
  },
}
