import type { PageWords } from '../../../content/content.ts'
import { usePage } from '../../site/page/use-page.tsx'

type Props = {
  words: PageWords<'help'>['search']
  query: string
  /** How many questions were found; null where nothing was asked. */
  found: number | null
  /** Advice for a search that found nothing, as safe markup. */
  none: string
}

/** The search of the help page: a form that asks the page again with `?q=`, and, once its script is there, filters in place. */
export function HelpSearch({ words, query, found, none }: Props) {
  const { href, path } = usePage()
  const own = href(path) ?? ''
  return (
    <form
      className="help-search"
      action={own}
      method="get"
      data-help-search=""
      data-ignored={words.ignored}
      data-found={words.found}
      // biome-ignore lint/a11y/useSemanticElements: <search> is not known to every screen reader yet
      role="search"
    >
      <label className="strong text-lead" htmlFor="help-query">
        {words.label}
      </label>
      <div className="row">
        <input
          id="help-query"
          className="help-search__input"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby="help-query-hint help-found"
        />
        <button type="submit" className="button button--quiet">
          {words.button}
        </button>
      </div>
      <p id="help-query-hint" className="help-search__hint muted text-small">
        {words.hint}
      </p>
      <p id="help-found" className="strong" role="status" data-help-status="">
        {found === null ? '' : `${words.found} ${found}`}
      </p>
      <p data-help-none="" hidden={found !== 0} dangerouslySetInnerHTML={{ __html: none }} />
      <p data-help-all="" hidden={found === null}>
        <a href={own}>{words.all}</a>
      </p>
    </form>
  )
}
