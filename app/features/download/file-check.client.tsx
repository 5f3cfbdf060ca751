import { useRef, useState } from 'react'
import type { PageWords } from '../../../content/content.ts'
import { hexadecimal, type PublishedFile, type Verdict, verdictBySize, verdictBySum } from './check-file.ts'

type Props = {
  words: PageWords<'download'>['verification']['fileCheck']
  /** The files that the page itself lists: the visitor compares with the same digits. */
  published: readonly PublishedFile[]
}

type Answer = { kind: Verdict['kind'] | 'checking' | 'unreadable'; sum: string; build?: string }

/** Checks a chosen file against the checksums that we publish, in the browser: nothing is sent. */
export function FileCheck({ words, published }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const turn = useRef(0)
  const [answer, setAnswer] = useState<Answer | null>(null)

  const check = async () => {
    const [file] = input.current?.files ?? []
    if (!file) return
    turn.current += 1
    const asked = turn.current
    setAnswer({ kind: 'checking', sum: '' })
    const judged = await judge(file, published)
    if (asked === turn.current) setAnswer(judged)
  }
  return (
    <>
      <h3 className="file-check__title">{words.title}</h3>
      <p className="above-10 quiet text-plain" id="file-check-text">
        {words.text}
      </p>
      <label className="file-check__choice row above-18">
        <input type="file" aria-describedby="file-check-text" ref={input} onChange={check} />
        <span className="button button--quiet">{words.choose}</span>
        <span className="muted text-small">{words.drop}</span>
      </label>
      <div role="status">
        {answer && (
          <p
            className={`file-check__answer above-18 strong file-check__answer--${answer.kind}`}
            data-verdict={answer.kind}
          >
            {words[answer.kind]}
            {answer.build && <strong className="bright">{answer.build}</strong>}
          </p>
        )}
        {answer?.sum && (
          <p className="file-check__sum above-10 muted text-note" data-file-sum="">
            {`${words.sum} `}
            <code className="quiet">{answer.sum}</code>
          </p>
        )}
      </div>
    </>
  )
}

async function judge(file: File, published: readonly PublishedFile[]): Promise<Answer> {
  const bySize = verdictBySize(file.size, published)
  if (bySize) return { ...bySize, sum: '' }
  try {
    const sum = hexadecimal(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
    return { ...verdictBySum(sum, published), sum }
  } catch {
    return { kind: 'unreadable', sum: '' }
  }
}
