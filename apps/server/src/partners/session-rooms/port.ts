/** Video and voice sessions: rooms of an external provider, opened with links that we sign. */
export interface SessionRoomsPort {
  /** A link into the room, valid until the given time. It is signed locally, without a request. */
  link(entry: RoomEntry): string
}

export interface RoomEntry {
  /** Contains nothing about the participants: neither name nor phone leaves our system. */
  readonly room: string
  readonly way: 'video' | 'voice'
  readonly until: Date
}

declare module '#platform/partners.ts' {
  interface Partners {
    readonly sessionRooms: SessionRoomsPort
  }
}
