import { useMessages } from '../../site/page/use-page.tsx'
import { CardPicker } from './card-picker.tsx'
import { type DealFault, type DealField, dealFaults, dealFields } from './read-deal.ts'

type Props = {
  /** The address of the page itself. */
  action: string
  written: Readonly<Partial<Record<DealField, string>>>
  faults: Readonly<Partial<Record<DealField, DealFault>>>
}

/** Where the cards are written or chosen. It is sent as a query, so that every deal has an address; its faults stand in its fields, for the script as well. */
export function EquityForm({ action, written, faults }: Props) {
  const t = useMessages()
  const faultWords = (field: DealField) =>
    Object.fromEntries(
      dealFaults.map(fault => [
        `data-fault-${fault}`,
        t(`equity-calculator.fault-${fault}`, { field: t(`equity-calculator.${field}`) })
      ])
    )
  return (
    <form className="panel equity-form" method="get" action={`${action}#result`} data-equity="">
      <h2 id="cards">{t('equity-calculator.form')}</h2>
      <div className="equity-form__fields">
        {dealFields.map(field => {
          const fault = faults[field]
          return (
            <div key={field} className={`field equity-form__${field === 'board' ? 'board' : 'hand'}`}>
              <label className="field__label" htmlFor={`equity-${field}`}>
                {t(`equity-calculator.${field}`)}
              </label>
              <div className="field__box">
                <input
                  id={`equity-${field}`}
                  name={field}
                  type="text"
                  className="field__input"
                  defaultValue={written[field]}
                  maxLength={60}
                  autoComplete="off"
                  autoCapitalize="off"
                  spellCheck={false}
                  aria-invalid={fault ? true : undefined}
                  aria-describedby={`equity-${field}-hint equity-${field}-fault`}
                />
              </div>
              <p id={`equity-${field}-hint`} className="field__hint">
                {t(field === 'board' ? 'equity-calculator.hint-board' : 'equity-calculator.hint-hand')}
              </p>
              <p id={`equity-${field}-fault`} className="field__fault" aria-live="polite" {...faultWords(field)}>
                {fault && t(`equity-calculator.fault-${fault}`, { field: t(`equity-calculator.${field}`) })}
              </p>
            </div>
          )
        })}
      </div>
      <CardPicker />
      <p className="equity-form__acts">
        <button type="submit" className="button button--act">
          {t('equity-calculator.calculate')}
        </button>
        <button type="button" className="button button--quiet" data-equity-clear="" hidden>
          {t('equity-calculator.clear')}
        </button>
      </p>
    </form>
  )
}
