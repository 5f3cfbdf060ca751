import drawings from '../../../assets/drawings/subjects.svg?url'
import type { Subject } from '../../../content/pages/sections.schema.ts'

/** The drawing of what a section is about, from the file that all pages share. It says nothing by itself. */
export const SubjectDrawing = ({ of }: { of: Subject }) => (
  <svg className="subject-drawing" aria-hidden="true">
    <use href={`${drawings}#${of}`} />
  </svg>
)
