import type { Page } from '@playwright/test'
import { urlOf } from '@yf/contract/call'
import { identityCalls, type UserInfo } from '@yf/contract/identity'

type Proof = { readonly phone: string } & ({ readonly password: string } | { readonly code: string })

export async function signIn(origin: string, proof: Proof): Promise<UserInfo> {
  const response = await fetch(origin + urlOf(identityCalls.login), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(proof),
  })
  const answer = (await response.json()) as { success: boolean; message: string; result: UserInfo }
  if (!answer.success) throw new Error(`${proof.phone} cannot log in: ${answer.message}`)
  return answer.result
}

/** A page opened with these set is logged in (decisions §3). Written from a page of the same origin that runs no app. */
export async function keepSession(page: Page, origin: string, user: UserInfo): Promise<void> {
  await page.goto(`${origin}/healthz`)
  await page.evaluate((userInfo) => {
    // As the app does when another member signs in: the mall's token belongs to its member.
    localStorage.removeItem('yf_mallToken')
    localStorage.setItem('yf_token', userInfo.token)
    localStorage.setItem('yf_userInfo', JSON.stringify(userInfo))
  }, user)
}
