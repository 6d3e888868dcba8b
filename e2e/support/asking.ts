import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from './expect.ts'

const picture = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#c66' } })
    .jpeg()
    .toBuffer(),
})

/** From the album, with the button for it. */
export async function choosePicture(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  const opened = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /从相册选择/ }).click()
  await (await opened).setFiles([await picture('患处.jpg')])
}

/** Allergies have no default: a patient without an answer states that there are none. */
export async function sayNoAllergies(page: Page): Promise<void> {
  const allergies = page.getByRole('group', { name: '过敏史' })
  await expect(allergies).toBeVisible()
  if ((await allergies.getByRole('button', { pressed: true }).count()) > 0) return
  await allergies.getByRole('button', { name: '无过敏史' }).click()
}

export async function agreeAndGoOn(page: Page): Promise<void> {
  // The symptoms load later than the box below and push it away during the tap.
  await expect(page.getByRole('group', { name: '科室' })).toBeVisible()
  await sayNoAllergies(page)
  await expect(() => page.getByRole('checkbox').check({ force: true })).toPass()
  await page.getByRole('button', { name: '下一步，描述病情' }).click()
}

const roomPath = /#\/consultationRecord\/([0-9a-f-]{36})/

/**
 * Starts the consultation as soon as its pictures are uploaded; its id is in the room's address. Waits for the room,
 * because a doctor who ends it earlier would leave its record there instead.
 */
export async function start(page: Page): Promise<string> {
  await expect(async () => {
    if (!roomPath.test(page.url()))
      await page.getByRole('button', { name: '开始问诊' }).click({ timeout: 5_000 })
    await page.waitForURL(roomPath, { timeout: 5_000 })
  }).toPass()
  await expect(page.getByText('正在为您安排医生')).toBeVisible()
  return roomPath.exec(page.url())?.[1] ?? ''
}
