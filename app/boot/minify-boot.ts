/** Takes comments and indentation out of the boot script. In: its source. Out: the text that every page carries inline. */
export const minifyBoot = (source: string): string =>
  source
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim()
