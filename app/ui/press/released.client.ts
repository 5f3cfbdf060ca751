const lookAgainMs = 50

/** Waits until nothing is being pressed: a layout that changes meanwhile moves a button away from under its pointer, and the press is lost. */
export async function released(): Promise<void> {
  while (document.querySelector(':active')) await new Promise(resolve => setTimeout(resolve, lookAgainMs))
}
