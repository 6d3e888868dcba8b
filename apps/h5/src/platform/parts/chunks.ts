/** The other files that a built file names as imported. */
const importedBy = (code: string): string[] =>
  [...code.matchAll(/(?:from|import) ?["'`]\.\/([^"'`]+)/g)].map(([, file]) => file as string)

/** The document itself has asked for the files of the first screen. */
const isOfDocument = (file: string) =>
  document.querySelector(`link[href="/assets/${file}"], script[src="/assets/${file}"]`) !== null

/**
 * How built files are imported. Chrome remembers as long as the page stands that a module, or one that it imports, did
 * not come, and never asks for it again. So a file and all that it imports are first fetched as mere text, which may
 * fail as often as it likes, and the import finds them in the browser's store. Should one fail all the same, it is
 * asked for under another address the next time, the same one by everybody.
 */
export function importerOf<Module>(
  load: (address: string) => Promise<Module>,
  ask: (address: string) => Promise<Response> = (address) => fetch(address),
): (file: string) => Promise<Module> {
  const fetched = new Map<string, Promise<unknown>>()
  const suffixes = new Map<string, string>()

  async function fetchAll(file: string): Promise<void> {
    if (isOfDocument(file)) return
    const response = await ask(`/assets/${file}`).catch(() => null)
    // In Chrome's own words, by which reports of errors know it.
    if (!response?.ok) throw new TypeError(`Failed to fetch dynamically imported module: ${file}`)
    await Promise.all(importedBy(await response.text()).map(fetchOnce))
  }

  function fetchOnce(file: string): Promise<unknown> {
    const known = fetched.get(file)
    if (known) return known
    const fetching = fetchAll(file)
    fetched.set(file, fetching)
    fetching.catch(() => fetched.delete(file))
    return fetching
  }

  return async (file) => {
    const suffix = suffixes.get(file) ?? ''
    await fetchOnce(file + suffix)
    return load(`./${file}${suffix}`).catch((error: unknown) => {
      if (suffix === (suffixes.get(file) ?? '')) suffixes.set(file, `${suffix || '?'}1`)
      throw error
    })
  }
}
