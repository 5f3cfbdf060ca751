import { startPopups } from '../../ui/popup/popup.client.ts'

/** The main menu: a pause before hover opens or closes it, so that passing over it does neither. Out: how to stop. */
export const startMainMenu = (): (() => void) =>
  startPopups({ selector: '[data-popup=menu]', opensOnFocus: false, openAfterMs: 120, closeAfterMs: 250 })
