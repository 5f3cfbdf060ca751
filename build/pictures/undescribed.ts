import type { PictureWords } from '../../content/pictures/pictures.schema.ts'

/** Messages about masters that nobody has described. Returns a message for each, none where all are. */
export const undescribed = (masters: readonly string[], words: PictureWords): string[] =>
  masters
    .filter(name => !Object.hasOwn(words, name))
    .map(
      name =>
        `art/masters/${name}: nobody has said what it shows. Write into content/pictures/pictures.yaml: ${name}: { alt: { fr: '…', en: '…', … } } in all eleven languages, or ${name}: { decoration: true } where the words beside it say the same`
    )
