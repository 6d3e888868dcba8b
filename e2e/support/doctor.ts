import { expect } from '@playwright/test'
import { execute } from './database.ts'
import { origins } from './origins.ts'

interface Inquiry {
  readonly state: string
  readonly patient: { readonly name: string; readonly allergies: readonly string[] | null }
  readonly symptoms: readonly { readonly name: string }[]
  readonly fileNos: readonly string[]
  readonly messages: readonly { readonly by: string; readonly words: string | null }[]
  readonly prescribed: readonly { readonly prescriptionNo: string }[]
}

const at = (no: string) => `${origins.sandbox}/jinli/controls/${no}`

/** A consultation as the doctor sees it; null while the hospital has not received it. */
export async function seen(no: string): Promise<Inquiry | null> {
  const response = await fetch(at(no))
  return response.ok ? ((await response.json()) as Inquiry) : null
}

/** An action of the doctor: take, write, picture, prescribe, sick-note, read, typing, end. */
export async function does(no: string, action: string, fields: Record<string, string> = {}): Promise<void> {
  // Our server sends it to the hospital by a job.
  await expect.poll(() => seen(no), { message: 'the consultation comes to the hospital' }).not.toBeNull()
  const response = await fetch(`${at(no)}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  })
  if (!response.ok) throw new Error(`the doctor cannot ${action}: ${await response.text()}`)
}

/** Moves the deadline of the wait into the past; runs its job now instead of at the next minute. */
export async function nobodyCame(no: string): Promise<void> {
  await execute(`update consultation set gives_up_at = now() - interval '1 second' where id = $1`, [no])
  await execute(`insert into pgboss.job (name, data) values ('consultation.give-up', '{}')`, [])
}
