import { toast } from '#ui/toast/toast.ts'

/** Old WebViews have no clipboard API, and on plain http nobody has. */
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

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** Says what became of it (specification §5); true when the text is on the clipboard. */
export async function copyText(text: string | null | undefined): Promise<boolean> {
  if (!text) {
    toast('无复制内容')
    return false
  }
  const isCopied = await write(text)
  toast(isCopied ? '复制成功' : '复制失败，请长按选择后复制')
  return isCopied
}
