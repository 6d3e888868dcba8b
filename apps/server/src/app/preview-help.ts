import type { FastifyInstance } from 'fastify'
import type { Settings } from '#platform/settings.ts'
import { demoAccounts, demoPassword } from '#seeds/demo-accounts.ts'
import { lanAddress } from './lan-address.ts'

type PreviewSettings = Pick<Settings, 'mode' | 'developerPages' | 'host' | 'port' | 'demoData' | 'sms'>

/** A server for real members never shows the passwords and codes of the demo, whatever its other settings say. */
export const hasPreviewHelp = ({ mode, developerPages }: Pick<Settings, 'mode' | 'developerPages'>) =>
  developerPages && mode !== 'production'

/**
 * The side panel of /preview: the address for another phone, the demo accounts to tap, and the codes that were sent.
 */
export function addPreviewHelp(app: FastifyInstance, settings: PreviewSettings): void {
  app.get('/preview/about.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({
      origin: originFor(settings),
      accounts: settings.demoData ? demoAccounts : [],
      password: settings.demoData ? demoPassword : '',
    }),
  )
  app.get('/preview/codes.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await latestCodes(settings)),
  )
}

/** Determined on each request: a laptop moves from one network to the next. */
function originFor({ host, port }: PreviewSettings): string | null {
  const isOpen = host === '0.0.0.0' || host === '::'
  const address = isOpen ? lanAddress() : host
  return address && !isLoopback(address) ? `http://${address}:${port}` : null
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.')

interface SentSmsCode {
  readonly phone: string
  readonly code: string
  readonly at: string
}

const mostCodes = 5
const patienceMs = 2000

/** From the sandbox only, recognised by its path. Without a sandbox there are no codes. */
async function latestCodes({ sms }: PreviewSettings): Promise<SentSmsCode[]> {
  const gateway = new URL(sms.baseUrl)
  if (gateway.pathname !== '/dysmsapi') return []
  try {
    const answer = await fetch(new URL('/inbox/sms', gateway), { signal: AbortSignal.timeout(patienceMs) })
    const all = answer.ok ? ((await answer.json()) as SentSmsCode[]) : []
    return all
      .filter(({ code }) => code !== '')
      .slice(0, mostCodes)
      .map(({ phone, code, at }) => ({ phone, code, at }))
  } catch {
    return []
  }
}
