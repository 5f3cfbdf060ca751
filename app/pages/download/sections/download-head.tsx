import { hasPicture, Picture } from '../../../ui/picture/picture.tsx'

type Props = { title: string; lead: string; note: string | undefined }

/** The head of the page: the client on its devices, the h1, and what the page does not offer yet. */
export function DownloadHead({ title, lead, note }: Props) {
  return (
    <header className="banner banner--download">
      {hasPicture('devices') && (
        <Picture name="devices" alt="" sizes="(min-width: 1000px) 66vw, 120vw" className="banner__picture" first />
      )}
      <div className="wrap banner__words">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {note && <p className="download-note">{note}</p>}
      </div>
    </header>
  )
}
