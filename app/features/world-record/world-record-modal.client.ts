import { fetchGet } from '../../site/http/fetch-get.client.ts'
import { buildModal } from '../../ui/modal/build-modal.client.ts'
import { openOnce } from '../../ui/modal/open-once.client.ts'
import { adoptStyles } from '../../ui/styles/adopt-styles.client.ts'
import certificateStyles from './certificate.css?inline'
import type { RecordFact, WorldRecordWords } from './world-record-words.ts'

const modalId = 'world-record'
const phone = '(max-width: 767px)'

/** Shows the record's certificate in the words of the server. Out: resolves when it shows. Throws where they cannot be had. */
export const showWorldRecord = (): Promise<void> => openOnce(modalId, buildCertificate)

async function buildCertificate(): Promise<HTMLElement> {
  const response = await fetchGet(`/api/world-record?${new URLSearchParams({ page: location.pathname })}`)
  if (!response.ok) throw new Error(`${response.status} for the record`)
  const { title, facts, sampleNote, picture, more, closeLabel }: WorldRecordWords = await response.json()
  adoptStyles(certificateStyles)
  return buildModal({
    id: modalId,
    title,
    body: [make('p', { textContent: sampleNote }), certificate(picture), factList(facts)],
    actions: [
      { text: closeLabel, kind: 'act' },
      ...(more ? [{ text: more.text, kind: 'quiet' as const, href: more.href, close: true }] : [])
    ],
    closeLabel
  })
}

function certificate({ alt, wide, tall }: WorldRecordWords['picture']): HTMLElement {
  const picture = make('picture', { className: 'certificate' })
  const ofPhones = { media: phone, sizes: 'calc(100vw - 40px)', width: tall.width, height: tall.height }
  if (tall.avif) picture.append(make('source', { ...ofPhones, type: 'image/avif', srcset: tall.avif }))
  picture.append(make('source', { ...ofPhones, srcset: tall.webp }))
  const sizes = '690px'
  if (wide.avif) picture.append(make('source', { type: 'image/avif', srcset: wide.avif, sizes }))
  const { src, width, height } = wide
  picture.append(make('img', { alt, width, height, sizes, srcset: wide.webp, src, decoding: 'async' }))
  return picture
}

function factList(facts: readonly RecordFact[]): HTMLElement {
  const list = make('dl', { className: 'record-facts' })
  for (const { label, value } of facts) {
    const fact = make('div')
    fact.append(make('dt', { textContent: label }), make('dd', { textContent: value }))
    list.append(fact)
  }
  return list
}

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  facts: Partial<HTMLElementTagNameMap[Name]> = {}
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), facts)
