import { startRegionPopup } from '../features/region-selector/region-popup.client.ts'
import { startMenuLines } from '../shell/header/menu-lines.client.ts'
import { startPopups } from '../ui/popup/popup.client.ts'

/** The main menu, with a pause before hover opens or closes it, and the region picker. */
export function startMenus(): void {
  startRegionPopup()
  // CSS opens the main menu on hover and focus until now.
  document.documentElement.dataset.menus = 'live'
  startMenuLines()
  // Last: the press that had this code loaded follows at once, and means to open what the focus has opened.
  startPopups({ selector: '[data-popup=menu]', openAfterMs: 150, closeAfterMs: 250 })
}
