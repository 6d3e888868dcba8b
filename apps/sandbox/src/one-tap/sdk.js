// Plays the provider's script for pages: the same global name, methods, callbacks and codes. The number is that of
// the sandbox; the page on which the person agrees is drawn here, as the provider draws its own.
{
  const base = new URL('.', document.currentScript.src).href
  const waiting = new Map()
  let last = 0

  const ask = (path, params) =>
    new Promise((resolve) => {
      const call = `call${++last}`
      const script = document.createElement('script')
      const end = (answer) => {
        waiting.delete(call)
        script.remove()
        resolve(answer)
      }
      waiting.set(call, end)
      script.src = `${base}sdk/${path}.js?${new URLSearchParams({ ...params, call })}`
      script.addEventListener('error', () => end({ code: '600010', msg: '未知异常' }))
      document.head.append(script)
    })

  const element = (name, styles, text = '') => {
    const made = document.createElement(name)
    Object.assign(made.style, styles)
    made.textContent = text
    return made
  }

  const agreement = (phone, { onAgree, onLeave }) => {
    const cover = element('div', {
      position: 'fixed',
      inset: '0',
      zIndex: '9999',
      display: 'flex',
      alignItems: 'flex-end',
      background: 'rgba(0, 0, 0, 0.5)',
      font: '16px/1.6 system-ui, sans-serif',
    })
    cover.setAttribute('role', 'dialog')
    cover.setAttribute('aria-modal', 'true')
    cover.setAttribute('aria-label', '本机号码一键登录')
    const sheet = element('div', {
      width: '100%',
      padding: '24px 20px 32px',
      borderRadius: '16px 16px 0 0',
      background: '#fff',
      color: '#1c2430',
      textAlign: 'center',
    })
    const number = element('p', { margin: '0 0 4px', fontSize: '24px', fontWeight: '600' }, phone)
    const note = element(
      'p',
      { margin: '0 0 20px', fontSize: '13px', color: '#5c6675' },
      '认证服务由运营商提供',
    )
    const button = {
      display: 'block',
      width: '100%',
      height: '48px',
      border: '0',
      borderRadius: '24px',
      font: 'inherit',
    }
    const agree = element('button', { ...button, background: '#1463d8', color: '#fff' }, '同意并登录')
    const leave = element(
      'button',
      { ...button, marginTop: '8px', background: 'none', color: '#5c6675' },
      '取消',
    )
    const close = (then) => () => {
      cover.remove()
      then()
    }
    agree.addEventListener('click', close(onAgree))
    leave.addEventListener('click', close(onLeave))
    sheet.append(number, note, agree, leave)
    cover.append(sheet)
    document.body.append(cover)
    agree.focus()
    return cover
  }

  window.PhoneNumberServer = class PhoneNumberServer {
    static answer(call, answer) {
      waiting.get(call)?.(answer)
    }

    async checkLoginAvailable({ accessToken, jwtToken, success, error }) {
      this.tokens = { accessToken, jwtToken }
      const { code, msg, phone } = await ask('check', this.tokens)
      this.phone = phone
      if (code === '600000') success?.({ code, msg })
      else error?.({ code, msg })
    }

    getLoginToken({ success, error, watch }) {
      const fail = (answer) => error?.({ code: answer.code, msg: answer.msg })
      if (!this.phone) {
        fail({ code: '600028', msg: '入参错误' })
        return
      }
      this.page = agreement(this.phone, {
        onLeave: () => {
          watch?.('700000', '用户取消免密登录')
          fail({ code: '700000', msg: '用户取消免密登录' })
        },
        onAgree: async () => {
          watch?.('700002', '点击登录按钮事件')
          const answer = await ask('token', this.tokens)
          if (answer.spToken) success?.(answer)
          else fail(answer)
        },
      })
    }

    closeLoginPage() {
      this.page?.remove()
    }
  }
}
