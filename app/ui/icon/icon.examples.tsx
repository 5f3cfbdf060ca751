import { Icon } from './icon.tsx'
import { type IconName, iconPaths } from './icon-paths.data.ts'

const names = Object.keys(iconPaths) as IconName[]

/** Every line drawing that has a name. */
export const examples = [{ name: 'all', wide: true, element: names.map(name => <Icon key={name} name={name} />) }]
