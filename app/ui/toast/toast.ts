/** A short notice: the fields of the specification's toast. */
export type Toast = {
  id: string
  text: string
  backgroundColor: string
  color: string
  /** After how many milliseconds it closes by itself. */
  timeout: number
  /** Runs once it has closed, by its button or by itself. */
  callback: (() => void) | null
  /** Runs when its text is pressed; without it the text is no button. */
  clickHandler: (() => void) | null
}

/** A toast as a caller writes it: all but name and text has a default. */
export type NewToast = Pick<Toast, 'id' | 'text'> & Partial<Toast>

/** "backgroundColor (default red), color (default white)", "Toast default timeout 50000 ms" */
export const toastWithDefaults = (toast: NewToast): Toast => ({
  backgroundColor: 'red',
  color: 'white',
  timeout: 50_000,
  callback: null,
  clickHandler: null,
  ...toast
})

/**
 * The colour that is painted for a colour that is named. The red of CSS has a contrast of 4.0 with white, which is too little for text of this size;
 * red is therefore the deep red of the house, with 7.4. Every other colour is painted as it is named.
 */
export const paintedColor = (color: string): string => (color === 'red' ? '#a3241b' : color)
