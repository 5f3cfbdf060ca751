import { Fragment } from 'react'
import { allowedAddress } from '../../domain/links/refused-navigation.ts'
import { fetchJson } from '../../site/http/fetch-with-retry.client.ts'
import { pageHere } from '../../site/visitor/page-here.client.ts'
import { ModalBox } from '../../ui/modal/modal-box.client.tsx'
import { openModal } from '../../ui/modal/modal-layer.client.tsx'
import './help-list.css'
import type { HelpLine, SelfExclusionWords } from './help-words.ts'

const modalId = 'self-exclusion'

/** Shows the registers and helplines of the visitor's country, in the words of the server. Resolves when they show. Throws where they cannot be had. */
export const showSelfExclusion = (): Promise<void> =>
  openModal(modalId, async () => {
    const asked = new URLSearchParams({ notice: modalId, ...pageHere() })
    const words = await fetchJson<SelfExclusionWords>(`/api/region-notice?${asked}`, 'the helplines')
    return <SelfExclusionModal {...words} />
  })

/** Registers and helplines are other people's: leaving the site is what their links are for. */
const allowed = <Link extends { href: string }>(link: Link | null): Link | null =>
  link && allowedAddress(link.href, { external: true }) !== null ? link : null

function SelfExclusionModal({ title, intro, sections, emergency, more, closeLabel }: SelfExclusionWords) {
  const further = allowed(more)
  return (
    <ModalBox
      id={modalId}
      title={title}
      lead={intro}
      actions={[{ text: closeLabel, kind: 'act' }, ...(further ? [{ ...further, kind: 'quiet' as const }] : [])]}
      closeLabel={closeLabel}
    >
      {sections.map(section => (
        <Fragment key={section.title}>
          <h3>{section.title}</h3>
          <ul className="help-list ruled">
            {section.lines.map(line => (
              <Line key={`${line.name} ${line.kind}`} {...line} />
            ))}
          </ul>
        </Fragment>
      ))}
      <p>{emergency}</p>
    </ModalBox>
  )
}

function Line({ name, kind, phone, website, notes }: HelpLine) {
  const number = allowed(phone)
  const page = allowed(website)
  return (
    <li className="row">
      <strong className="bright strong">{name}</strong>
      <span className="help-list__kind muted text-small">{[kind, ...notes].join(' · ')}</span>
      {number && (
        <a className="touch bright strong" href={number.href}>
          {number.text}
        </a>
      )}
      {page && (
        <a className="touch bright strong" href={page.href} target="_blank" rel="noopener">
          {page.text}
        </a>
      )}
    </li>
  )
}
