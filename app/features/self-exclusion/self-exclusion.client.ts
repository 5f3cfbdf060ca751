import { openOnPress } from '../../ui/opening-links/opening-links.client.ts'

/** Opens the helplines and registers of the visitor's country where a link to them is pressed; the press loads the modal. */
export const startSelfExclusion = (): void =>
  openOnPress('self-exclusion', async () => {
    const { showSelfExclusion } = await import('./self-exclusion-modal.client.tsx')
    await showSelfExclusion()
  })
