import type { ReactNode } from 'react'
import { ClientTable, type ClientTableProps } from '../../ui/client-table/client-table.tsx'
import type { TableFrame } from '../../ui/client-table/table-frame.ts'

type Props = {
  /** Names the player's radio buttons: one name a page. */
  id: string
  /** The label of the choice. */
  label: string
  /** One a step. */
  frames: readonly TableFrame[]
  /** How the table is drawn, where it is not both ways. */
  table?: Pick<ClientTableProps, 'only' | 'symbols'>
  /** Their words say all that the table shows: the table is only drawn. */
  steps: readonly { title: string; children: ReactNode }[]
}

/** A hand as a player of steps: the table on one side, the words of the chosen step on the other. Without `:has()` and on paper all steps are a list. */
export function HandReplay({ id, label, frames, table, steps }: Props) {
  const stepId = (index: number) => `${id}-step-${index}`
  return (
    <div className={`hand-replay hand-replay--${table?.only ?? 'both'} beside client-choice`}>
      <div className="hand-replay__felt">
        <ClientTable frames={frames} {...table} />
        <fieldset className="hand-replay__bar above-10">
          <legend className="visually-hidden">{label}</legend>
          {steps.map(({ title }, index) => (
            <label key={title} className="hand-replay__choice">
              <input
                type="radio"
                name={id}
                id={stepId(index)}
                value={index}
                defaultChecked={index === 0}
                className={`client-choice__radio client-choice__radio--${index}`}
                aria-labelledby={`${stepId(index)}-name`}
              />
              <span id={`${stepId(index)}-name`}>{title}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <ol className="hand-replay__steps">
        {steps.map(({ title, children }, index) => (
          <li key={title} className={`hand-replay__step ruled client-choice__words client-choice__words--${index}`}>
            <h3 className="headline">{title}</h3>
            {children}
            <p className="hand-replay__ways row" aria-hidden="true">
              {[index - 1, index + 1].map(other => {
                const step = steps[other]
                return (
                  step && (
                    <label
                      key={other}
                      htmlFor={stepId(other)}
                      className={`touch text-plain hand-replay__${other < index ? 'back' : 'on'}`}
                    >
                      {step.title}
                    </label>
                  )
                )
              })}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
