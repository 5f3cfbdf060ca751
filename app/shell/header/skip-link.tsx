import { useMessages } from '../../site/page/use-page.tsx'

export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      {useMessages()('header.skip-to-content')}
    </a>
  )
}
