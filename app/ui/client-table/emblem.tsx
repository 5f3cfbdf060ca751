import { symbolPaths } from './symbol-paths.data.ts'

/** The mark of the client on its windows. It says nothing by itself. */
export const Emblem = () => (
  <svg className="client-emblem" viewBox="-100 -104 200 208" width="20" height="20" aria-hidden="true">
    <path d={symbolPaths.emblem} />
  </svg>
)
