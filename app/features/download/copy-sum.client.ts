/** How long the notice stays that a checksum was copied: it is short, and nothing depends on reading it. */
const noticeMs = 6000

/**
 * "SHA-256 beside each build", with a button that copies it and says so by a toast. Where the browser has no clipboard, which plain HTTP does not have, the
 * buttons stay hidden. Out: how to stop.
 */
export function startCopySum(): () => void {
  if (!navigator.clipboard) return () => {}
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-copy-sum]')
  for (const button of buttons) {
    button.hidden = false
    button.addEventListener('click', copy)
  }
  return () => {
    for (const button of buttons) button.removeEventListener('click', copy)
  }
}

async function copy({ currentTarget }: MouseEvent): Promise<void> {
  if (!(currentTarget instanceof HTMLButtonElement)) return
  const { copySum = '', copied = '', close = '' } = currentTarget.dataset
  const [{ showToast }] = await Promise.all([
    import('../../ui/toast/toast.client.ts'),
    navigator.clipboard.writeText(copySum)
  ])
  showToast({ id: 'sum-copied', text: copied, backgroundColor: '#0f5a41', timeout: noticeMs }, { close })
}
