/**
 * Features that the oldest phones lack (Chrome 97, Safari 14.1) and the build cannot replace. Checked in the shipped
 * files, because these include libraries, and because the browser's types contain all new features.
 */
const lackingScript: Readonly<Record<string, RegExp>> = {
  // Except a spread of a function call that the build has named so: `...at(b)`.
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

/**
 * Libraries that check for a feature or bring their own. `e2e/old-phones.e2e.ts` runs each such chunk without the
 * functions.
 */
const carried: readonly { chunk: RegExp; names: readonly string[] }[] = [
  // Names an event that it listens for, and a function in an error message.
  { chunk: /^react-/, names: ['scrollend', 'requestSubmit'] },
  // Decompresses by itself where the browser cannot.
  { chunk: /^workbook-/, names: ['DecompressionStream'] },
  // The legacy build includes polyfills, and checks for other features before use.
  { chunk: /^pdf(-worker)?-/, names: Object.keys(lackingScript) },
]

export function scriptFaults(file: string, text: string): string[] {
  const allowed = new Set(carried.filter(({ chunk }) => chunk.test(file)).flatMap(({ names }) => names))
  return Object.entries(lackingScript)
    .filter(([name, pattern]) => pattern.test(text) && !allowed.has(name))
    .map(([name]) => `${name} is missing on Chrome 97 or Safari 14.1`)
}
