/** What was fetched or made goes to where the browser keeps its downloads. */
export function saveBytes(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([bytes]))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Only after the download has begun; some browsers read the address late.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** A file that came as base64. */
export const saveFile = (name: string, base64: string): void =>
  saveBytes(
    name,
    Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)),
  )
