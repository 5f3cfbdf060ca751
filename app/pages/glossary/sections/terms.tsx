import { usePage } from '../../../site/page/use-page.tsx'
import type { byLetter } from '../alphabet.ts'

type Props = {
  letters: ReturnType<typeof byLetter>
  /** Whether every word stands here: one that was sought may lead to words that do not. */
  isWhole: boolean
}

/** The words under their letters. Each has its anchor, and names those that explain more. */
export function Terms({ letters, isWhole }: Props) {
  const { t, href, path } = usePage()
  const page = isWhole ? '' : (href(path) ?? '')
  return (
    <div className="wrap glossary">
      {letters.map(({ letter, entries }) => (
        <section key={letter} className="glossary__letter" aria-labelledby={`letter-${letter.toLowerCase()}`}>
          <h2 id={`letter-${letter.toLowerCase()}`}>{letter}</h2>
          <dl>
            {entries.map(({ id, term, meaning, see }) => (
              <div key={id} id={id} className="glossary__term" data-glossary-term="">
                <dt>{term}</dt>
                <dd>
                  <p>{meaning}</p>
                  {see.length > 0 && (
                    <p className="glossary__see">
                      {t('glossary.see')}{' '}
                      {see.map((other, index) => (
                        <span key={other.id}>
                          {index > 0 && ', '}
                          <a href={`${page}#${other.id}`}>{other.term}</a>
                        </span>
                      ))}
                    </p>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
