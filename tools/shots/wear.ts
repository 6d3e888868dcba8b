import type { Page } from '@playwright/test'
import type { Fitting, ShotLook } from './arguments.ts'

/** Modes of a phone; the console has its own on a desktop. */
export type PhoneMode = Exclude<ShotLook, 'console'> | Fitting

const sizes: Readonly<Record<PhoneMode, { width: number; height: number }>> = {
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
  dark: { width: 390, height: 844 },
  elder: { width: 390, height: 844 },
  theme: { width: 390, height: 844 },
  narrow: { width: 320, height: 568 },
  wide: { width: 430, height: 932 },
  enlarged: { width: 360, height: 640 },
  'elder-small': { width: 360, height: 640 },
}

/**
 * WeChat's fourth of eight sizes; WeChat sets it on the body, so the page's own 100 % on the root does not prevent
 * it.
 */
const enlarged = '130%'

export const usualSize = sizes.phone

export async function wear(page: Page, look: PhoneMode): Promise<void> {
  await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' })
  await page.setViewportSize(sizes[look])
  await page.evaluate(
    (size) => document.body.style.setProperty('-webkit-text-size-adjust', size),
    look === 'enlarged' ? enlarged : '',
  )
}
