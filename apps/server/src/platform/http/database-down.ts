const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
/** Shutting down, crashed, starting up, too many connections; class 08 is any connection failure. */
const serverCodes = /^(57P0[1-3]|53300|08\w{3})$/
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|The server (closed|does not))/

/** Whether an error means that the database is temporarily unavailable, rather than that a statement is wrong. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown)
  const code = (error as { code?: unknown }).code
  if (typeof code === 'string' && (socketCodes.has(code) || serverCodes.test(code))) return true
  return driverMessages.test(error.message)
}
