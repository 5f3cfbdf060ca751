/** The mark: a spade that is also a stooping bird. It takes the colour of its text. */
export function Emblem({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="-100 -104 200 208" width="48" height="48" aria-hidden="true">
      <use fill="currentColor" href="#emblem" />
    </svg>
  )
}

/** Its drawing, once in a document. */
export const EmblemDrawing = () => <path id="emblem" d={emblemPath} />

const wing =
  'C-14,-62 -46,-40 -70,-14 C-92,10 -96,40 -78,58 C-83,40 -74,27 -62,20 C-68,34 -62,51 -47,60 C-53,43 -46,31 -36,24 C-40,38 -34,52 -22,57 C-27,42 -21,27 -9,16 L-2.5,-14'
const otherWing =
  'C14,-62 46,-40 70,-14 C92,10 96,40 78,58 C83,40 74,27 62,20 C68,34 62,51 47,60 C53,43 46,31 36,24 C40,38 34,52 22,57 C27,42 21,27 9,16 L2.5,-14'
const tail =
  'C7,22 8,46 10,64 C14,80 22,92 32,101 C19,99 8,95 0,86 C-8,95 -19,99 -32,101 C-22,92 -14,80 -10,64 C-8,46 -7,22 0,2'
const emblemPath = `M-2.5,-100 ${wing} Z M2.5,-100 ${otherWing} Z M0,2 ${tail} Z`
