import { eapCalls } from '@yf/contract/eap'
import { openLink } from '#platform/handoff/open-site.ts'
import { write } from '#platform/http/write.ts'

/** By the id of the booking, from ten minutes before it begins. */
export async function enterSession({ id }: { readonly id: string }): Promise<void> {
  const link = await write(eapCalls.session, { id })
  if (link.ok) await openLink(link.result.url)
}
