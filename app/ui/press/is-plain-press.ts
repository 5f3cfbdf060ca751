/** A press of the main button without a key that asks the browser for something else, as a new tab. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(button || metaKey || ctrlKey || shiftKey || altKey)
