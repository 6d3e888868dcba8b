/** The imports of a built file. */
const importedBy = (code: string): string[] =>
  [...code.matchAll(/(?:from|import) ?["'`]\.\/([^"'`]+)/g)].map(([, file]) => file as string)

/** The document itself has requested the files of the first screen. */
const isOfDocument = (file: string) =>
  document.querySelector(`link[href="/assets/${file}"], script[src="/assets/${file}"]`) !== null

/**
 * Imports built files. Chrome caches the failure of a module or of its imports for the lifetime of the page and never
 * requests it again. So a file and all its imports are first fetched as plain text, which may fail any number of
 * times, and the import then finds them in the HTTP cache. If the import fails nevertheless, the next attempt uses
 * another address, the same for all importers.
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
    // Chrome's own message, by which error reports recognise it.
    if (!response?.ok) throw new TypeError(`Failed to fetch dynamically imported module: ${file}`)
    await Promise.all(importedBy(await response.text()).map(fetchOnce))
  }

  function fetchOnce(file: string): Promise<unknown> {
    const existing = fetched.get(file)
    if (existing) return existing
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
