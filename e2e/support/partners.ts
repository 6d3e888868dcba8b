import { origins } from './origins.ts'

/** Sets the behaviour of a sandbox partner, for everybody or for one phone, card or person; null is the default. */
export async function play(partner: string, scenario: string | null, key?: string): Promise<void> {
  const response = await fetch(`${origins.sandbox}/scenarios/${partner}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario, ...(key && { key }) }),
  })
  if (!response.ok) throw new Error(`the sandbox does not play ${scenario} for ${partner}`)
}
