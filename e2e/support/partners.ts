import { origins } from './origins.ts'

/** How a partner in the sandbox behaves from now on, to everybody or to one phone, card or person; null is as usual. */
export async function play(partner: string, scenario: string | null, key?: string): Promise<void> {
  const response = await fetch(`${origins.sandbox}/scenarios/${partner}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario, ...(key && { key }) }),
  })
  if (!response.ok) throw new Error(`the sandbox does not play ${scenario} for ${partner}`)
}
