import { usePage } from '../../../site/page/use-page.tsx'

type Props = { sought: string; found: number; of: number }

/** A search by a form: the server answers it, and where there is a script the list answers at once. */
export function Search({ sought, found, of }: Props) {
  const { t, href, path } = usePage()
  return (
    <form className="wrap glossary-search" role="search" method="get" action={href(path) ?? ''} data-glossary-search="">
      <label className="field__label" htmlFor="glossary-q">
        {t('glossary.search')}
      </label>
      <div className="glossary-search__line">
        <input
          id="glossary-q"
          name="q"
          type="search"
          className="field__input"
          defaultValue={sought}
          maxLength={60}
          autoComplete="off"
        />
        <button type="submit" className="button button--quiet">
          {t('glossary.find')}
        </button>
      </div>
      <p
        className="field__hint"
        aria-live="polite"
        data-glossary-found=""
        data-words={t('glossary.found', { count: '{count}', of: `${of}` })}
      >
        {t('glossary.found', { count: `${found}`, of: `${of}` })}
      </p>
    </form>
  )
}
