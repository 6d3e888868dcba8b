const loading = new Map<string, Promise<void>>()

function load(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      loading.delete(address)
      reject(new Error(`The script at ${address} did not load`))
    })
    document.head.append(script)
  })
}

/** Loads a partner's script once; a failed load can be retried. */
export function loadScript(address: string): Promise<void> {
  const pending = loading.get(address) ?? load(address)
  loading.set(address, pending)
  return pending
}
