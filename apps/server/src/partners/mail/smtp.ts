import { createTransport } from 'nodemailer'
import { isEmail } from '@yf/domain/email'
import type { Settings } from '#platform/settings.ts'
import type { OutgoingMail, MailOutcome, MailPort } from './port.ts'

const mostBytes = 25 * 1024 * 1024

/** Nothing here is logged: a mail about a claim is health data, and so is its subject. */
export function mailOverSmtp(settings: Settings['mail'], { timeLimitMs = 30_000 } = {}): MailPort {
  return {
    async send(letter) {
      const size = letter.attachments.reduce((sum, { bytes }) => sum + bytes.length, 0)
      if (!isEmail(letter.to)) return { kind: 'refused', reason: 'badAddress', providerCode: null }
      if (size > mostBytes) return { kind: 'refused', reason: 'tooLarge', providerCode: null }
      return within(timeLimitMs, deliver(settings, letter, timeLimitMs))
    },
  }
}

async function deliver(
  settings: Settings['mail'],
  letter: OutgoingMail,
  timeLimitMs: number,
): Promise<MailOutcome> {
  const { host, port, isSecure, user, password, needsTls } = settings
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: needsTls && !isSecure,
    ...(user ? { auth: { user, pass: password } } : {}),
    connectionTimeout: timeLimitMs,
    greetingTimeout: timeLimitMs,
    socketTimeout: timeLimitMs,
    // Prevents the library from opening a file or an address that a text of ours contains.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    const { messageId } = await transport.sendMail(messageOf(settings, letter))
    return { kind: 'sent', receipt: messageId }
  } catch (error) {
    return outcomeOf(error as SmtpError)
  } finally {
    transport.close()
  }
}

function messageOf({ from, fromName }: Settings['mail'], letter: OutgoingMail) {
  const { id, to, subject, text, html, attachments } = letter
  return {
    // Passed as structured fields, never as a string to parse: a name cannot add a second address or a header.
    from: { name: oneLine(fromName), address: from },
    to: { name: '', address: to },
    envelope: { from, to: [to] },
    subject: oneLine(subject).slice(0, 200),
    messageId: `<${id.replace(/[^\w.-]/g, '_')}@${from.slice(from.indexOf('@') + 1)}>`,
    text,
    html,
    attachments: attachments.map(({ name, contentType, bytes }) => ({
      filename: oneLine(name).replace(/[/\\]/g, '_'),
      contentType,
      content: Buffer.from(bytes),
    })),
  }
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

interface SmtpError extends Error {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
}

/** By the three-digit reply code: 4xx may succeed later, 5xx will not. */
function outcomeOf(error: SmtpError): MailOutcome {
  const { code, command } = error
  const responseCode = error.responseCode ?? null
  // 503 concerns the order of commands in one session, so another session may succeed.
  if (responseCode !== null && (responseCode < 500 || responseCode === 503))
    return { kind: 'unavailable', reason: 'troubled' }
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'ETLS')
    return { kind: 'refused', reason: 'setup', providerCode: responseCode }
  if (responseCode === null)
    return { kind: 'unavailable', reason: code === 'ETIMEDOUT' ? 'timeLimit' : 'unreachable' }
  if (responseCode === 552) return { kind: 'refused', reason: 'tooLarge', providerCode: responseCode }
  const reason = command === 'RCPT TO' ? 'badAddress' : 'setup'
  return { kind: 'refused', reason, providerCode: responseCode }
}

/** The limits of the library apply to one step each; this one applies to the whole delivery. */
function within(timeLimitMs: number, sending: Promise<MailOutcome>): Promise<MailOutcome> {
  let limit: NodeJS.Timeout | undefined
  const late = new Promise<MailOutcome>((resolve) => {
    limit = setTimeout(() => resolve({ kind: 'unavailable', reason: 'timeLimit' }), timeLimitMs)
  })
  return Promise.race([sending, late]).finally(() => clearTimeout(limit))
}
