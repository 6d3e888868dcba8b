// Plays what Feishu's own script puts into a page that is opened inside Feishu: `window.h5sdk` and `window.tt`.
;(() => {
  const origin = new URL(document.currentScript.src).origin
  const failures = []

  const ask = async (path, query) => {
    const response = await fetch(`${origin}/feishu/sandbox/${path}?${new URLSearchParams(query)}`)
    const answer = await response.json()
    if (!response.ok) throw answer
    return answer
  }

  const button = (text, act) => {
    const made = document.createElement('button')
    made.type = 'button'
    made.textContent = text
    Object.assign(made.style, {
      display: 'block',
      width: '100%',
      margin: '8px 0 0',
      padding: '12px',
      border: '1px solid #d0d5dd',
      borderRadius: '8px',
      background: '#fff',
      font: 'inherit',
      color: '#1f2329',
    })
    made.addEventListener('click', act)
    return made
  }

  /** Feishu knows whose phone it is on; here somebody has to say it. Null where the question is closed. */
  const choosePerson = async () => {
    const people = await ask('people', {})
    return new Promise((resolve) => {
      const dialog = document.createElement('dialog')
      dialog.setAttribute('aria-label', '飞书（沙箱）')
      Object.assign(dialog.style, {
        margin: 'auto',
        border: '0',
        borderRadius: '12px',
        padding: '16px',
        width: '280px',
        font: '16px/1.5 system-ui, sans-serif',
      })
      const close = (person) => {
        dialog.remove()
        resolve(person)
      }
      dialog.append('飞书（沙箱）：用谁的身份登录？')
      for (const { id, name } of people) dialog.append(button(name, () => close(id)))
      dialog.append(button('取消', () => close(null)))
      dialog.addEventListener('cancel', () => close(null))
      document.body.append(dialog)
      dialog.showModal()
    })
  }

  const handCode = async (appId, { success, fail, complete }) => {
    let result
    try {
      const person = await choosePerson()
      if (!person) throw { errno: 2601002, errString: 'user canceled' }
      result = { ...(await ask('auth-code', { appId, person })), errMsg: 'ok' }
      success?.(result)
    } catch (error) {
      result = error
      fail?.(error)
    }
    complete?.(result)
  }

  window.tt = {
    requestAccess: (options) => handCode(options.appID, options),
    requestAuthCode: (options) => handCode(options.appId, options),
  }

  window.h5sdk = {
    ready: (act) => void Promise.resolve().then(act),
    error: (act) => void failures.push(act),
    async config({ timestamp, nonceStr, signature, onSuccess, onFail }) {
      const url = location.href.split('#')[0]
      const { valid } = await ask('check-signature', { timestamp, nonceStr, signature, url })
      if (valid) return onSuccess?.({ errMsg: 'config:ok' })
      const fault = { errorCode: 1000011, errorMessage: 'signature verification failed' }
      onFail?.(fault)
      for (const act of failures) act(fault)
    },
  }
})()
