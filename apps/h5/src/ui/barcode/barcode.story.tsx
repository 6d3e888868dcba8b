import type { UiStory } from '#ui/story.ts'
import { Barcode } from './barcode.tsx'

export const story: UiStory = {
  group: '展示',
  name: '条形码 Barcode',
  cases: { 预约码: () => <Barcode digits="123456789012" label="预约码的条形码" /> },
}
