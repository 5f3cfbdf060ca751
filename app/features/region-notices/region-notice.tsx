import { ModalBox } from '../../ui/modal/modal-box.client.tsx'
import type { NoticeKind } from './due-notice.ts'
import type { NoticeWords } from './notice-words.ts'

type Props = { notice: NoticeKind; words: NoticeWords }

/** A notice about place as the server sends it, so that a browser shows it without React. Sentences of the law are set apart. */
export function RegionNotice({ notice, words }: Props) {
  const { paragraphs, ...box } = words
  const [lead, ...rest] = paragraphs
  return (
    <ModalBox {...box} id={notice} lead={notice === 'region-warning' ? <strong>{lead}</strong> : lead}>
      {rest.map(text => (
        <p key={text}>{text}</p>
      ))}
    </ModalBox>
  )
}
