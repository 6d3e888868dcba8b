/** A partner's SDK may never call back: after this time it counts as failed. */
export function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer in time')), milliseconds)
    void promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
