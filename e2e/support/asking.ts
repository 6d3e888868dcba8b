import type { Page } from '@playwright/test'
import sharp from 'sharp'

const picture = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#c66' } })
    .jpeg()
    .toBuffer(),
})

/** From the album, by the button that asks for it. */
export async function choosePicture(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  const opened = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /从相册选择/ }).click()
  await (await opened).setFiles([await picture('患处.jpg')])
}

export async function agreeAndGoOn(page: Page): Promise<void> {
  await page.getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: '下一步，描述病情' }).click()
}

/** Starts what was described; the id of the consultation is in the room's address. */
export async function start(page: Page): Promise<string> {
  await page.getByRole('button', { name: '开始问诊' }).click()
  await page.waitForURL(/#\/consultationRecord\/[0-9a-f-]{36}/)
  return /consultationRecord\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
}
