import { type IconName, iconPaths } from './icon-paths.data.ts'

type Props = ({ name: IconName } | { path: string }) & { className?: string }

/** A line drawing on a square of 24: one that the document has already by its name, any other by its path. It says nothing by itself. */
export function Icon({ className = 'icon', ...drawing }: Props) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {'name' in drawing ? <use href={`#icon-${drawing.name}`} /> : <path d={drawing.path} />}
    </svg>
  )
}

/** The drawings of all icons that have a name, once in a document. */
export const IconDrawings = () =>
  Object.entries(iconPaths).map(([name, path]) => <path key={name} id={`icon-${name}`} d={path} />)
