import { buffer } from 'node:stream/consumers'
import { fileNamed, openStored } from '#platform/files/stored-files.ts'
import type { Deliverer, Deliverers, DeliveryContext } from '#platform/jobs/outbox.ts'
import type { Attachment, QueuedLetter } from './port.ts'

/**
 * Delivers a mail from the outbox to the mail server; when the outcome is unknown it is sent again with the same id.
 */
const deliverLetter: Deliverer<QueuedLetter> = async ({ attachments, ...letter }, ctx) => {
  const opened = await Promise.all(attachments.map((one) => open(one, ctx)))
  const outcome = await ctx.partners.mail.send({ ...letter, id: ctx.key, attachments: opened })
  switch (outcome.kind) {
    case 'sent':
      return
    case 'unavailable':
      throw new Error(`the mail server is unavailable: ${outcome.reason}`)
    case 'refused':
      // Another try would be refused as well; only a problem on our side should be visible.
      if (outcome.reason === 'setup') throw new Error(`the mail server refuses us: ${outcome.providerCode}`)
      ctx.log.info({ reason: outcome.reason }, 'the mail server did not take a letter')
  }
}

async function open(
  { name, storedAs }: QueuedLetter['attachments'][number],
  ctx: DeliveryContext,
): Promise<Attachment> {
  const file = await fileNamed(ctx.db, storedAs)
  const body = file && (await openStored(ctx, file))
  if (!body) throw new Error('an attachment is not in the file store')
  return { name, contentType: file.content_type, bytes: await buffer(body) }
}

export const mailDeliverers: Deliverers = { 'mail.letter': deliverLetter }
