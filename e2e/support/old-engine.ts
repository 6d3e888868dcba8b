import type { Page } from '@playwright/test'

const lacking: Readonly<Record<string, readonly string[]>> = {
  'Array.prototype': ['at', 'toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'],
  'String.prototype': ['at', 'isWellFormed', 'toWellFormed'],
  'Uint8Array.prototype': ['toBase64', 'toHex', 'setFromBase64'],
  Uint8Array: ['fromBase64', 'fromHex'],
  'Map.prototype': ['getOrInsert', 'getOrInsertComputed'],
  'Set.prototype': [
    'union',
    'difference',
    'intersection',
    'isSubsetOf',
    'isSupersetOf',
    'symmetricDifference',
  ],
  Object: ['hasOwn', 'groupBy'],
  Map: ['groupBy'],
  Array: ['fromAsync'],
  Promise: ['withResolvers', 'try'],
  Math: ['sumPrecise'],
  URL: ['canParse', 'parse'],
  AbortSignal: ['timeout', 'any'],
  'AbortSignal.prototype': ['throwIfAborted'],
  'Crypto.prototype': ['randomUUID'],
  'Navigator.prototype': ['locks'],
  'Element.prototype': ['checkVisibility'],
  'HTMLElement.prototype': ['inert', 'showPopover'],
  'HTMLDialogElement.prototype': ['showModal'],
  'HTMLInputElement.prototype': ['showPicker'],
  'HTMLFormElement.prototype': ['requestSubmit'],
  'Document.prototype': ['startViewTransition'],
}
const absent = [
  'structuredClone',
  'BroadcastChannel',
  'requestIdleCallback',
  'OffscreenCanvas',
  'createImageBitmap',
]
const later = [
  'CompressionStream',
  'DecompressionStream',
  'Iterator',
  'reportError',
  'scheduler',
  'ImageDecoder',
]

/**
 * Removes what Chrome 97 or Safari 14.1 lack, before anything of the page runs. The functions are passed to the browser
 * as text, so they use nothing of this file.
 */
function becomeOld(members: typeof lacking, globals: readonly string[]): void {
  const scope = globalThis as unknown as Record<string, { prototype?: object } & object>
  for (const name of globals) Reflect.deleteProperty(globalThis, name)
  for (const [path, names] of Object.entries(members)) {
    const [owner = '', isPrototype] = path.split('.')
    const object = isPrototype ? scope[owner]?.prototype : scope[owner]
    for (const name of names) if (object) Reflect.deleteProperty(object, name)
  }
}

/** Safari before 16.4: a pattern with lookbehind is a syntax error. */
function refuseLookbehind(): void {
  const Pattern = RegExp
  const refuse = (pattern: unknown) => {
    if (/\(\?<[=!]/.test(String(pattern)))
      throw new SyntaxError('Invalid regular expression: invalid group specifier name')
  }
  globalThis.RegExp = new Proxy(Pattern, {
    construct: (target, [pattern, flags]: [string, string]) => {
      refuse(pattern)
      return new target(pattern, flags)
    },
    apply: (target, _self, [pattern, flags]: [string, string]) => {
      refuse(pattern)
      return target(pattern, flags)
    },
  })
}

const oldArguments = [lacking, [...absent, ...later]].map((one) => JSON.stringify(one)).join()
const script = `(${becomeOld.toString()})(${oldArguments});(${refuseLookbehind.toString()})();`

/** Only the page. */
export const makeOld = (page: Page): Promise<unknown> => page.addInitScript(script)

/** The PDF reader's worker, which no init script reaches. Intercepting every response makes a page slow. */
export async function makeReaderOld(page: Page): Promise<void> {
  await page.route('**/assets/pdf-worker-*.js', async (route) => {
    const response = await route.fetch()
    // The chunk that starts the worker has a similar name, and belongs to the page.
    const inWorker = `if (typeof document === 'undefined') ${script}`
    await route.fulfill({ response, body: inWorker + (await response.text()) })
  })
}
