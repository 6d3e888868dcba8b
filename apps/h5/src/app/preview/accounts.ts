import { identityCalls } from '@yf/contract/identity'
import { currentAgreement } from '@yf/domain/agreements'
import { isCallError } from '@yf/client/call-error'
import { call } from '#platform/http/call.ts'
import { signIn } from '#platform/session/session.ts'
import type { AboutPreview } from '../shell/reachable.ts'
import { createElement, part, partOf } from './part.ts'

type PreviewAccount = AboutPreview['accounts'][number]

/** The phone frame, emptied while the account changes: a running app would react to the change and navigate away. */
export interface PreviewFrame {
  readonly empty: () => Promise<void>
  readonly openHome: () => void
}

/** The demo accounts: a tap logs in by phone and password like any member. */
export function showAccounts({ accounts, password }: AboutPreview, frame: PreviewFrame): void {
  const panel = part('accounts')
  const statusText = partOf(panel, '.said')
  const enter = async ({ phone, name }: PreviewAccount) => {
    statusText.textContent = `正在以${name}登录…`
    try {
      const credentials = { phone, password, agreementVersion: currentAgreement }
      const person = await call(identityCalls.login, credentials, { silent: true })
      await frame.empty()
      signIn(person)
      frame.openHome()
      statusText.textContent = `当前：${name}`
    } catch (error) {
      if (!isCallError(error)) throw error
      statusText.textContent = error.message
    }
  }
  const rows = accounts.map((account) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.append(
      createElement('strong', account.name),
      createElement('span', account.phone),
      createElement('small', account.who),
    )
    button.addEventListener('click', () => void enter(account))
    const row = document.createElement('li')
    row.append(button)
    return row
  })
  partOf(panel, '.list').replaceChildren(...rows)
  panel.hidden = accounts.length === 0
}
