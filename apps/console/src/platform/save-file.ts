/** A file that came as base64 goes to where the browser keeps its downloads. */
export function saveFile(name: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes]))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Only after the download has begun; some browsers read the address late.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
