/** Which icon: of which set, under which name there. Written `set:name`. */
export type IconName = { set: string; name: string }

const word = /^[a-z0-9]+(-[a-z0-9]+)*$/
const longest = 64

/** Whether a text may name a set or an icon: small letters, digits and single hyphens. */
export const isIconWord = (text: string): boolean => text.length <= longest && word.test(text)

/** Out: the set and the name of `set:name`, null for anything else. */
export function readIconName(text: string): IconName | null {
  const [set = '', name = '', ...more] = text.split(':')
  return more.length === 0 && isIconWord(set) && isIconWord(name) ? { set, name } : null
}
