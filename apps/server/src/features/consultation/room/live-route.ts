import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { liveRoomPath } from '@yf/contract/consultation'
import { failures } from '@yf/contract/errors'
import { refusals } from '@yf/contract/refusals'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { bearerOf } from '#platform/http/admission.ts'
import { refuseFile } from '#platform/http/file-answers.ts'
import { openListener } from '#platform/live/listener.ts'
import { resolveSession } from '#platform/session/sessions.ts'
import { ownConsultation } from '../store.ts'
import { roomTopic } from './add-message.ts'
import { openStreams } from './live-streams.ts'
import { newsOf } from './news.ts'

interface LiveRoomDeps {
  readonly services: Pick<Services, 'cipher' | 'clock' | 'settings'>
  readonly database: { readonly db: Db }
}

interface LiveRoomQuery {
  readonly id?: string
  readonly after?: string
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Not one of the calls, because its answer does not end: streams the events of a room to its owner. */
export function addLiveRoom(app: FastifyInstance, { services, database }: LiveRoomDeps): void {
  const { cipher, clock, settings } = services
  const { db } = database
  const listener = openListener(settings.databaseUrl, app.log)
  const streams = openStreams()
  app.addHook('preClose', async () => {
    streams.close()
    await listener.close()
  })
  app.get<{ Querystring: LiveRoomQuery }>(
    liveRoomPath,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const token = bearerOf(request)
      const session = token === null ? null : await resolveSession(db, clock, token)
      if (session?.kind === 'ended') return refuseFile(reply, 403, failures.sessionEnded)
      if (session?.kind !== 'current') return refuseFile(reply, 401, failures.noSession)
      const { accountId } = session.caller
      const { id = '' } = request.query
      const roomNow = async () => (uuid.test(id) ? ownConsultation(db, accountId, id) : undefined)
      if (!(await roomNow())) return refuseFile(reply, 404, refusals.notFound)
      const read = async (after: number) => {
        const room = await roomNow()
        return room ? newsOf({ db, cipher }, room, after) : null
      }
      const after = seqOf(request.headers['last-event-id'] ?? request.query.after)

      const body = new PassThrough()
      const stream = streams.open(accountId, body, { after, read })
      const stop = listener.listen(roomTopic(id), stream.wake)
      body.once('close', stop)
      stream.wake('changed')
      return (
        reply
          .header('content-type', 'text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('vary', 'Authorization')
          // A buffering proxy would delay the stream.
          .header('x-accel-buffering', 'no')
          .send(body)
      )
    },
  )
}

/** An invalid position of the reader means starting from the beginning. */
function seqOf(value: string | string[] | undefined): number {
  const seq = Number(value ?? 0)
  return Number.isSafeInteger(seq) && seq > 0 ? seq : 0
}
