import { type SVGProps, useId } from 'react'

/** A field that is lost or not paid: thin rising lines within an outline. */
export function Hatched(place: Pick<SVGProps<SVGRectElement>, 'x' | 'y' | 'width' | 'height'>) {
  const id = `hatch${useId()}`
  return (
    <>
      <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line y2="8" className="chart__hatch" />
      </pattern>
      <rect {...place} fill={`url(#${id})`} className="chart__hatched" />
    </>
  )
}
