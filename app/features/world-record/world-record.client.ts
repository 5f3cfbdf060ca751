import { openOnPress } from '../../ui/opening-links/opening-links.client.ts'

/** Opens the certificate where the record's badge is pressed; the press loads the modal. */
export const startWorldRecord = (): void =>
  openOnPress('world-record', async () => {
    const { showWorldRecord } = await import('./world-record-modal.client.tsx')
    await showWorldRecord()
  })
