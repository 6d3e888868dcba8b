/** The two envelopes of decisions §3, as a test writes them. */
export const main = (result: unknown, message = '', code = 200) => ({
  success: code === 200,
  result,
  message,
  code,
})
export const mall = (data: unknown, message = '', code = '200') => ({ code, data, message })
