import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { ReceivedItem } from '../frame/inbox.ts'
import type { PartnerContext } from '../frame/partner.ts'

export interface Mail extends ReceivedItem {
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly { name: string; type: string; size: number }[]
}

export interface MailCatcher {
  readonly port: number
  close(): Promise<void>
}

const maxBytes = 30 * 1024 * 1024

/** An SMTP server that stores every mail and forwards none. */
export async function openMailCatcher(ctx: PartnerContext<Mail>, port: number): Promise<MailCatcher> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: maxBytes,
    closeTimeout: 100,
    onConnect: (_session, done) => done(ctx.scenario('') === 'down' ? busy() : null),
    onRcptTo: ({ address }, _session, done) => {
      const refusal = refusalOf(ctx.scenario(plain(address)))
      if (refusal) ctx.record(address, refusal.message)
      done(refusal)
    },
    onData: callbackify((stream: SMTPServerDataStream, session: SMTPServerSession) =>
      take(stream, session, ctx),
    ),
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  // A client that disconnects early is not an error of the server.
  server.on('error', () => undefined)
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function take(stream: SMTPServerDataStream, session: SMTPServerSession, ctx: PartnerContext<Mail>) {
  const raw = await buffer(stream)
  if (stream.sizeExceeded) throw smtpError(552, 'Message exceeds the fixed maximum size')
  const mail = await PostalMime.parse(raw)
  const { mailFrom, rcptTo } = session.envelope
  const to = rcptTo.map(({ address }) => plain(address))
  ctx.inbox.add({
    id: randomUUID(),
    at: ctx.now().toISOString(),
    from: mail.from?.address ?? (mailFrom ? mailFrom.address : ''),
    to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      type: mimeType,
      size: typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength,
    })),
  })
  ctx.record(to.join(' '), '250 OK')
  if (to.some((address) => ctx.scenario(address) === 'slow')) await ctx.pause()
}

export const plain = (address: string) => address.trim().toLowerCase()

function refusalOf(scenario: string) {
  if (scenario === 'refuses') return smtpError(550, 'No such mailbox')
  return scenario === 'down' ? busy() : null
}

const busy = () => smtpError(421, 'Service not available')

const smtpError = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })
