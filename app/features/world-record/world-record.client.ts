import { openOnPress } from '../../ui/opening-links/opening-links.client.ts'

/** Opens the certificate where the record's badge is pressed; what shows it is loaded by the press. */
export const startWorldRecord = (): void =>
  openOnPress('world-record', async () => {
    const { showWorldRecord } = await import('./world-record-modal.client.tsx')
    await showWorldRecord()
  })
