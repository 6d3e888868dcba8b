import { randomUUID } from 'node:crypto'
import { signParams } from '@yf/partner-contract/partner-link'
import type { SessionRoomLink } from '@yf/partner-contract/session-room'
import type { Settings } from '#platform/settings.ts'
import type { SessionRoomsPort } from './port.ts'

export const sessionRoomsByLink = ({
  page,
  channel,
  secret,
}: Settings['sessionRooms']): SessionRoomsPort => ({
  link({ room, way, until }) {
    const params: SessionRoomLink = {
      channel,
      room,
      way,
      expires: String(Math.floor(until.getTime() / 1000)),
      nonce: randomUUID(),
    }
    const url = new URL(page)
    for (const [name, value] of Object.entries({ ...params, sign: signParams(params, secret) }))
      url.searchParams.set(name, value)
    return url.href
  },
})
