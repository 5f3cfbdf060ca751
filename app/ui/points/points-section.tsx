import { Section } from '../section/section.tsx'
import { Points } from './points.tsx'

type Props = {
  id: string
  title: string
  /** Safe markup of the sentence that leads into the list, and of each point. */
  leadHtml: string
  pointsHtml: readonly string[]
}

/** A part of a page that is a list of points, its heading beside them on wide screens. */
export const PointsSection = ({ id, title, leadHtml, pointsHtml }: Props) => (
  <Section id={id} title={title} lead={<span dangerouslySetInnerHTML={{ __html: leadHtml }} />} kind="split">
    <Points items={pointsHtml} />
  </Section>
)
