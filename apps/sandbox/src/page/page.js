const everyMs = 2000

/** Only what changed is replaced, and nothing that somebody is typing in. */
async function refresh() {
  if (document.hidden) return
  const response = await fetch(location.href, { signal: AbortSignal.timeout(5000) })
  if (!response.ok) throw new Error(String(response.status))
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const part of document.querySelectorAll('[data-live]')) {
    const next = fresh.querySelector(`[data-live="${part.dataset.live}"]`)
    const isInUse = part.contains(document.activeElement) && document.activeElement.matches('input, select')
    if (next && !isInUse && next.innerHTML !== part.dataset.last) {
      part.innerHTML = next.innerHTML
      part.dataset.last = next.innerHTML
    }
  }
}

async function keepFresh() {
  await refresh().then(
    () => document.body.classList.remove('lost'),
    () => document.body.classList.add('lost'),
  )
  setTimeout(keepFresh, everyMs)
}

async function copy(button) {
  await navigator.clipboard.writeText(button.dataset.copy)
  button.textContent = '已复制'
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-copy]')
  if (button) void copy(button)
})

setTimeout(keepFresh, everyMs)
