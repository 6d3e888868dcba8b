/** The parameters of a link into a session's room, besides its signature (`partner-link.ts`). */
export type SessionRoomLink = {
  channel: string
  room: string
  way: 'video' | 'voice'
  /** Seconds since 1970: the link is valid until then. */
  expires: string
  nonce: string
}
