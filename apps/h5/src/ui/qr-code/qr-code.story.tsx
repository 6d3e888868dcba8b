import type { UiStory } from '#ui/story.ts'
import { QrCode } from './qr-code.tsx'

export const story: UiStory = {
  group: '展示',
  name: '二维码 QrCode',
  cases: { 打开地址: () => <QrCode text="https://example.com/#/home" label="在手机上打开的二维码" /> },
}
