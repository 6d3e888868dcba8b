/**
 * What the oldest phones lack (Chrome 97, Safari 14.1) and the build cannot replace. Looked for in what is shipped,
 * because libraries are in it too, and because the types of the browser know the newest of everything.
 */
const lackingScript: Readonly<Record<string, RegExp>> = {
  // Not a spread of what a function answers that the build has named so: `...at(b)`.
  at: /(?<!\.\.)\.at\(/,
  toSorted: /\.toSorted\(/,
  toReversed: /\.toReversed\(/,
  toSpliced: /\.toSpliced\(/,
  findLast: /\.findLast(Index)?\(/,
  groupBy: /\b(Object|Map)\.groupBy\b/,
  hasOwn: /\bObject\.hasOwn\b/,
  fromAsync: /\bArray\.fromAsync\b/,
  withResolvers: /\.withResolvers\b/,
  'Promise.try': /\bPromise\.try\b/,
  structuredClone: /\bstructuredClone\(/,
  randomUUID: /\.randomUUID\(/,
  'AbortSignal.timeout': /\bAbortSignal\.(timeout|any)\b/,
  throwIfAborted: /\.throwIfAborted\(/,
  BroadcastChannel: /\bnew BroadcastChannel\b/,
  requestIdleCallback: /\brequestIdleCallback\(/,
  locks: /\bnavigator\.locks\b/,
  OffscreenCanvas: /\bnew OffscreenCanvas\b/,
  createImageBitmap: /\bcreateImageBitmap\(/,
  DecompressionStream: /\bnew (De)?[cC]ompressionStream\b/,
  'URL.canParse': /\bURL\.(canParse|parse)\(/,
  showModal: /\.showModal\(/,
  showPicker: /\.showPicker\(/,
  requestSubmit: /\.requestSubmit\(/,
  checkVisibility: /\.checkVisibility\(/,
  orientation: /\bscreen\.orientation\.\w+\(/,
  'module worker': /\bnew Worker\([^;]{0,200}type:[`'"]module/,
  lookbehind: /\(\?<[=!]/,
  'static block': /\bstatic\{/,
  scrollend: /[`'"]scrollend[`'"]/,
}

/** Where a library looks first or brings its own. Each such chunk is run without the functions in `e2e/old-phones.e2e.ts`. */
const carried: readonly { chunk: RegExp; names: readonly string[] }[] = [
  // Names an event that it would hear, and a function in the words of a complaint.
  { chunk: /^react-/, names: ['scrollend', 'requestSubmit'] },
  // Unpacks by itself where the browser cannot.
  { chunk: /^workbook-/, names: ['DecompressionStream'] },
  // The legacy build carries what it needs, and asks for the rest before it uses it.
  { chunk: /^pdf(-worker)?-/, names: Object.keys(lackingScript) },
]

export function scriptFaults(file: string, text: string): string[] {
  const allowed = new Set(carried.filter(({ chunk }) => chunk.test(file)).flatMap(({ names }) => names))
  return Object.entries(lackingScript)
    .filter(([name, pattern]) => pattern.test(text) && !allowed.has(name))
    .map(([name]) => `${name} is missing on Chrome 97 or Safari 14.1`)
}
