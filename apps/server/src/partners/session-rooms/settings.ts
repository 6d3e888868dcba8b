import { partnerSettings } from '#platform/partner-settings.ts'
import { row } from '#platform/setting-rows.ts'

export const sessionRoomsSettings = partnerSettings(
  [
    row(
      'SESSION_ROOM_PAGE',
      'SANDBOX_ORIGIN/session-rooms/enter',
      'required',
      '视频与语音咨询的房间页面，进入链接由我方签名',
    ),
    row('SESSION_ROOM_CHANNEL', 'sandbox-session-room', 'required', '咨询房间渠道编号'),
    row('SESSION_ROOM_SECRET', 'sandbox-session-room-secret', 'required', '咨询房间签名密钥'),
  ],
  ({ url, secret, key }) => ({
    sessionRooms: {
      page: url('SESSION_ROOM_PAGE'),
      channel: secret('SESSION_ROOM_CHANNEL'),
      secret: key('SESSION_ROOM_SECRET'),
    },
  }),
)

declare module '#platform/settings.ts' {
  interface Settings {
    readonly sessionRooms: { page: string; channel: string; secret: string }
  }
}
