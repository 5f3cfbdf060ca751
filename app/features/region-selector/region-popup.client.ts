import { startPopups } from '../../ui/popup/popup.client.ts'
import { regionPopupTiming } from './region-popup.data.ts'

/** The region picker of the home page: it opens on hover, focus and press, and closes 500 ms after blur. Out: how to stop. */
export const startRegionPopup = (): (() => void) =>
  startPopups({ selector: '[data-popup=region]', opensOnFocus: true, ...regionPopupTiming })
