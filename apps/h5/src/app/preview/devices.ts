export interface Device {
  name: string
  width: number
  height: number
}

/** From the narrowest to the widest phone that the app supports. */
export const devices: readonly [Device, ...Device[]] = [
  { name: 'iPhone 15（390×844）', width: 390, height: 844 },
  { name: 'iPhone SE（320×568）', width: 320, height: 568 },
  { name: 'Android（360×640）', width: 360, height: 640 },
  { name: 'iPhone 15 Pro Max（430×932）', width: 430, height: 932 },
]

/** The scale at which the phone fits into the window; never above 1. */
export const scaleFor = (device: Device, room: { width: number; height: number }): number =>
  Math.min(1, room.width / device.width, room.height / device.height)
