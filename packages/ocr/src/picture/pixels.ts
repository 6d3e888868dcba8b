/** A decoded picture, three bytes per pixel: red, green, blue. */
export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}
