import { fetchJson } from '../../site/http/fetch-with-retry.client.ts'
import { pageHere } from '../../site/visitor/page-here.client.ts'
import { Facts } from '../../ui/facts/facts.tsx'
import { ModalBox } from '../../ui/modal/modal-box.client.tsx'
import { openModal } from '../../ui/modal/modal-layer.client.tsx'
import './certificate.css'
import type { WorldRecordWords } from './world-record-words.ts'

const modalId = 'world-record'

/** Shows the record's certificate in the words of the server. Resolves when it shows. Throws where they cannot be had. */
export const showWorldRecord = (): Promise<void> =>
  openModal(modalId, async () => {
    const asked = new URLSearchParams(pageHere())
    const words = await fetchJson<WorldRecordWords>(`/api/world-record?${asked}`, 'the record')
    return <WorldRecordModal {...words} />
  })

function WorldRecordModal({ title, facts, sampleNote, picture, more, closeLabel }: WorldRecordWords) {
  return (
    <ModalBox
      id={modalId}
      title={title}
      lead={sampleNote}
      actions={[{ text: closeLabel, kind: 'act' }, ...(more ? [{ ...more, kind: 'quiet' as const, close: true }] : [])]}
      closeLabel={closeLabel}
    >
      <Certificate {...picture} />
      <Facts className="record-facts" items={facts} />
    </ModalBox>
  )
}

function Certificate({ alt, wide, tall }: WorldRecordWords['picture']) {
  const ofPhones = { media: '(max-width: 767px)', sizes: 'calc(100vw - 40px)', width: tall.width, height: tall.height }
  const { src, width, height } = wide
  const sizes = '690px'
  return (
    <picture className="certificate">
      {tall.avif && <source {...ofPhones} type="image/avif" srcSet={tall.avif} />}
      <source {...ofPhones} srcSet={tall.webp} />
      {wide.avif && <source type="image/avif" srcSet={wide.avif} sizes={sizes} />}
      <img alt={alt} width={width} height={height} sizes={sizes} srcSet={wide.webp} src={src} decoding="async" />
    </picture>
  )
}
