import type { FastifyInstance } from 'fastify'
import type { SandboxSettings } from '../settings.ts'
import { createInbox, type Inbox, type ReceivedItem } from './inbox.ts'
import { createNotifier } from './notify.ts'
import type { Partner, PartnerContext } from './partner.ts'
import { createPauses } from './pause.ts'
import { createScenarios, type Scenarios } from './scenarios.ts'

export interface CallRecord extends ReceivedItem {
  readonly partner: string
  readonly key: string
  readonly outcome: string
}

export interface SandboxFrame {
  readonly settings: SandboxSettings
  readonly partners: readonly Partner[]
  readonly scenarios: Scenarios
  readonly calls: Inbox<CallRecord>
  inboxOf(partner: Partner): Inbox
}

/** Gives every partner its inbox, its scenarios and its own scope, and serves both as JSON. */
export function mountFrame(
  app: FastifyInstance,
  partners: readonly Partner[],
  settings: SandboxSettings,
  now: () => Date,
): SandboxFrame {
  const scenarios = createScenarios(partners)
  const calls = createInbox<CallRecord>(settings.keep)
  const inboxes = new Map(partners.map((partner) => [partner, createInbox(settings.keep)]))
  const inboxOf = (partner: Partner) => inboxes.get(partner) ?? createInbox(0)
  const pauses = createPauses()
  app.addHook('preClose', async () => pauses.stop())
  let lastCall = 0

  for (const partner of partners) {
    const scenario = (key: string) => scenarios.of(partner.name, key)
    const record = (key: string, outcome: string) =>
      calls.add({ id: String(++lastCall), at: now().toISOString(), partner: partner.title, key, outcome })
    const { slowMs, notifyOrigin: origin } = settings
    const ctx: PartnerContext = {
      settings,
      inbox: inboxOf(partner),
      now,
      scenario,
      record,
      pause: async () => void (await pauses.pause(slowMs)),
      notify: createNotifier({ origin, slowMs, now, scenario, record, pause: pauses.pause }),
    }
    app.register(async (scope) => partner.mount(scope, ctx))
    serveInbox(app, partner, ctx.inbox)
  }
  serveScenarios(app, scenarios)
  return { settings, partners, scenarios, calls, inboxOf }
}

function serveInbox(app: FastifyInstance, { shelf }: Partner, inbox: Inbox) {
  app.get<{ Querystring: Record<string, string | undefined> }>(`/inbox/${shelf.kind}`, (request) => {
    const filterValue = request.query[shelf.filter]
    const items = inbox.newestFirst()
    return filterValue === undefined ? items : items.filter((item) => shelf.matches(item, filterValue))
  })
  app.delete(`/inbox/${shelf.kind}`, (_request, reply) => {
    inbox.clear()
    return reply.code(204).send()
  })
}

function serveScenarios(app: FastifyInstance, scenarios: Scenarios) {
  const choice = {
    type: 'object',
    required: ['scenario'],
    properties: { scenario: { type: ['string', 'null'] }, key: { type: 'string', maxLength: 200 } },
  }
  app.get('/scenarios', () => scenarios.all())
  app.put<{ Params: { partner: string }; Body: { scenario: string | null; key?: string } }>(
    '/scenarios/:partner',
    { schema: { body: choice } },
    (request, reply) => {
      const { scenario, key } = request.body
      const choice = scenarios.choose(request.params.partner, scenario, key)
      if (choice === 'chosen') return scenarios.all()
      return reply.code(choice === 'unknownPartner' ? 404 : 400).send({ error: choice })
    },
  )
}
