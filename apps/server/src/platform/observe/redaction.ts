/** Field names that hold personal or secret values; matched without case and separators, at any depth. */
const secretNames =
  /(password|secret|token|authorization|cookie|phone|mobile|certificate|idno|idcard|bankno|bankcard|cardno|email|address$|openid|signature|otp|smscode|verifycode)/

/** Where the name is harmless in our own log lines. */
const plainNames = new Set(['address', 'tokenhash'])

const hidden = '[hidden]'
const maxDepth = 6

/** Long digit sequences in free text are mostly phone, certificate or card numbers. */
export const maskDigits = (text: string): string => text.replace(/\d{7,}/g, hidden)

/** Applied to every log object: path lists only reach the depth they name. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return depth === 0 ? value : maskDigits(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (value instanceof Error) return describeError(value)
  if (depth === maxDepth) return hidden
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1))
  if (!isPlain(value)) return `[${value.constructor.name}]`
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, isSecret(key) ? hidden : redact(inner, depth + 1)]),
  )
}

/** A request, a socket or a connection references half the process, including its secrets. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}

function isSecret(key: string): boolean {
  const name = key.toLowerCase().replaceAll(/[_-]/g, '')
  return !plainNames.has(name) && secretNames.test(name)
}

/** A database error also has the row's values in `detail` and `where`: those are left out. */
export function describeError(error: Error): object {
  const { code, constraint, table, cause } = error as Error & Record<'code' | 'constraint' | 'table', unknown>
  return {
    type: error.constructor.name,
    message: maskDigits(error.message),
    stack: maskDigits(error.stack ?? ''),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint, table }),
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  }
}
