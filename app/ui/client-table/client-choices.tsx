import type { ReactNode } from 'react'

type Props = {
  /** Names the radio buttons: one name a page. */
  id: string
  /** The choice, in words. */
  label: string
  /** One for each moment of the table. `picture` is drawn above the words. */
  options: readonly { name: ReactNode; picture?: ReactNode }[]
  kind?: 'row' | 'tiles' | 'list'
  /** Which one is chosen from the start; none for a table at rest. */
  chosen?: number
}

/** The radio buttons that choose the moment of a table, beside it within a `.client-choice`. */
export const ClientChoices = ({ id, label, options, kind = 'row', chosen = -1 }: Props) => (
  <fieldset className={`client-choices client-choices--${kind}`}>
    <legend className="visually-hidden">{label}</legend>
    {options.map(({ name, picture }, index) => (
      <label key={`${id}-${index + 1}`} className="client-choices__option">
        <input
          type="radio"
          name={id}
          value={index}
          defaultChecked={index === chosen}
          className={`client-choice__radio client-choice__radio--${index}`}
        />
        {picture}
        <span>{name}</span>
      </label>
    ))}
  </fieldset>
)
