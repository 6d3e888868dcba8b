/** What a link into a session's room carries, besides its signature (`partner-link.ts`). */
export type SessionRoomLink = {
  channel: string
  room: string
  way: 'video' | 'voice'
  /** Seconds since 1970: the door is open until then. */
  expires: string
  nonce: string
}
