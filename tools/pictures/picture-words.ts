import { readFile } from 'node:fs/promises'
import { type PictureWords, pictures } from '../../content/pictures/pictures.schema.ts'
import { ContentError } from '../../server/content/content-error.ts'
import { readYaml } from '../../server/content/validate.ts'

const file = 'content/pictures/pictures.yaml'

/** What is written of pictures. Throws ContentError, naming file and field, where it cannot be read. */
export async function readPictureWords(): Promise<PictureWords> {
  const { value, faults } = readYaml(await readFile(file, 'utf8'), file, pictures)
  if (value === null) throw new ContentError(faults)
  return value
}
