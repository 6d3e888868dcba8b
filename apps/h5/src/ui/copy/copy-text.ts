import { toast } from '#ui/toast/toast.ts'

/** Old WebViews lack the clipboard API, and so does plain http. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.style.position = 'fixed'
  area.style.opacity = '0'
  document.body.append(area)
  area.select()
  area.setSelectionRange(0, text.length)
  const isCopied = document.execCommand?.('copy') ?? false
  area.remove()
  return isCopied
}

/**
 * Set once the clipboard has refused on this page: a selection only works within a tap, and the refusal arrives after
 * it.
 */
let isRefused = false

async function write(text: string): Promise<boolean> {
  if (isRefused) return copyBySelection(text)
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    isRefused = true
    return copyBySelection(text)
  }
}

/** Shows the result (specification §5); true if the text is on the clipboard. */
export async function copyText(text: string | null | undefined): Promise<boolean> {
  if (!text) {
    toast('无复制内容')
    return false
  }
  const isCopied = await write(text)
  toast(isCopied ? '复制成功' : '复制失败，请长按选择后复制')
  return isCopied
}
