import { ModalBox } from '../../ui/modal/modal-box.client.tsx'
import { openModal } from '../../ui/modal/modal-layer.client.tsx'
import type { ConsentWords } from './consent-configuration.ts'
import type { ConsentChoice } from './consent-cookie.ts'
import type { ConsentStatus } from './consent-state.ts'

type Props = {
  words: ConsentWords
  /** How things are for the visitor now. */
  status: ConsentStatus
  choose: (decision: ConsentChoice['decision']) => Promise<void>
}

const modalId = 'privacy-choices'

/** Shows the choices as a dialog: the present choice, the two answers, and the way to the page. */
export const showChoices = (props: Props): Promise<void> => openModal(modalId, () => <ChoicesDialog {...props} />)

function ChoicesDialog({ words, status, choose }: Props) {
  const { dialog, refuse, accept, choicesHref } = words
  return (
    <ModalBox
      id={modalId}
      title={dialog.title}
      lead={<strong>{dialog.standings[status]}</strong>}
      actions={[
        { text: refuse, kind: 'quiet', act: () => void choose('denied') },
        { text: accept, kind: 'quiet', act: () => void choose('granted') }
      ]}
      closeLabel={dialog.close}
    >
      <p>{dialog.text}</p>
      {choicesHref && (
        <p>
          <a href={choicesHref} data-modal-close="">
            {dialog.more}
          </a>
        </p>
      )}
    </ModalBox>
  )
}
