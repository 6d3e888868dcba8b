import type { parcelEvents } from '@yf/contract/parcels-events'
import type { Handlers } from '#platform/call/handler.ts'
import { pushedTrack } from './pushed-track.ts'

export const parcelHandlers: Handlers<typeof parcelEvents> = { track: pushedTrack }
