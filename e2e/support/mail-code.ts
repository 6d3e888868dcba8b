import { expect } from '@playwright/test'
import { origins } from './origins.ts'

/** The code in the latest mail to a mailbox, once it has arrived. */
export async function mailCode(to: string): Promise<string> {
  let code: string | undefined
  await expect
    .poll(async () => {
      const response = await fetch(`${origins.sandbox}/inbox/mail?to=${to}`)
      const letters = (await response.json()) as { text: string }[]
      code = /验证码是 (\d{6})/.exec(letters[0]?.text ?? '')?.[1]
      return code
    })
    .toBeTruthy()
  return code ?? ''
}
