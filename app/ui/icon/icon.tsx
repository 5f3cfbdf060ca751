type Props = {
  /** The drawing, in lines on a square of 24. */
  path: string
  className?: string
}

/** A line drawing that says nothing by itself: its words stand beside it or in the label of what holds it. */
export function Icon({ path, className = 'icon' }: Props) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
