/** Reads the pictures that are named, one after the other, and says what processor time each took; as a process of its own. */
import process from 'node:process'

interface OtherReader {
  detect(file: string): Promise<unknown>
}

const spent = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

// By a name that is not known beforehand: it is installed only where it is asked for.
const library = '@gutenye/ocr-node'
const { default: Ocr } = (await import(library)) as { default: { create(): Promise<OtherReader> } }
const reader = await Ocr.create()
const files = process.argv.slice(2)
// Models are loaded by the first.
await reader.detect(files[0]!)
const seconds: number[] = []
for (const file of files) {
  const before = spent()
  await reader.detect(file)
  seconds.push(spent() - before)
}
console.log(JSON.stringify(seconds))
