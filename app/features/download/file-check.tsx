import type { DownloadPage } from '../../../content/pages/download/download.schema.ts'

type Props = { words: DownloadPage['verification']['fileCheck'] }

const verdicts = ['checking', 'match', 'mismatch', 'tooLarge', 'unreadable'] as const

/**
 * "Check your file" in the browser: the file never leaves the device. It is hidden until its code is there, which shows one of the answers written here.
 * Without JavaScript the commands stand alone. For parts that the server alone renders.
 */
export function FileCheck({ words }: Props) {
  return (
    <div className="file-check" data-file-check="" hidden>
      <h3 className="file-check__title">{words.title}</h3>
      <p className="file-check__text" id="file-check-text">
        {words.text}
      </p>
      <label className="file-check__choice">
        <input type="file" aria-describedby="file-check-text" />
        <span className="button button--quiet">{words.choose}</span>
        <span className="file-check__drop">{words.drop}</span>
      </label>
      <div role="status" className="file-check__answers">
        {verdicts.map(name => (
          <p key={name} className={`file-check__answer file-check__answer--${name}`} data-verdict={name} hidden>
            {words[name]}
            {name === 'match' && <strong className="file-check__build" data-file-build="" />}
          </p>
        ))}
        <p className="file-check__sum" data-file-sum="" hidden>
          {words.sum} <code />
        </p>
      </div>
    </div>
  )
}
