type Props = { links: readonly ({ to: string; label: string } | null | undefined | false)[] }

/** Copper rings below a figure, each leading to the section of the page that draws what is behind it. */
export function CloserLinks({ links }: Props) {
  const shown = links.filter(link => link !== null && link !== undefined && link !== false)
  return (
    shown.length > 0 && (
      <p className="look-closer__ways row">
        {shown.map(({ to, label }) => (
          <a key={to} href={`#${to}`} className="look-closer__open tap">
            {label}
          </a>
        ))}
      </p>
    )
  )
}
