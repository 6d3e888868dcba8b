/** Where video and voice sessions take place: rooms of another's, entered with links that we sign. */
export interface SessionRoomsPort {
  /** An address that leads into the room until a moment. It is made here: nobody has to be asked. */
  link(entry: RoomEntry): string
}

export interface RoomEntry {
  /** Says nothing of who meets there: neither name nor phone leave us. */
  readonly room: string
  readonly way: 'video' | 'voice'
  readonly until: Date
}

declare module '#platform/partners.ts' {
  interface Partners {
    readonly sessionRooms: SessionRoomsPort
  }
}
