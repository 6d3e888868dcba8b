/** Reads the given pictures one after the other, and reports the CPU time of each; a process of its own. */
import process from 'node:process'

interface OtherReader {
  detect(file: string): Promise<unknown>
}

const spent = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

// A dynamic name: the library is installed only on request.
const library = '@gutenye/ocr-node'
const { default: Ocr } = (await import(library)) as { default: { create(): Promise<OtherReader> } }
const reader = await Ocr.create()
const files = process.argv.slice(2)
// The first call loads the models.
await reader.detect(files[0]!)
const seconds: number[] = []
for (const file of files) {
  const before = spent()
  await reader.detect(file)
  seconds.push(spent() - before)
}
console.log(JSON.stringify(seconds))
