import { readFile } from 'node:fs/promises'
import { type PictureWords, pictures } from '../../content/pictures/pictures.schema.ts'
import { ContentError } from '../../server/content/content-error.ts'
import { parseYaml } from '../../server/content/parse-yaml.ts'
import { validate } from '../../server/content/validate.ts'

const file = 'content/pictures/pictures.yaml'

/** What is written of pictures. Throws ContentError, naming file and field, where it cannot be read. */
export async function readPictureWords(): Promise<PictureWords> {
  const { data, faults } = parseYaml(await readFile(file, 'utf8'), file)
  const read = faults.length > 0 ? { value: null, faults } : validate(pictures, data, file)
  if (read.value === null) throw new ContentError([...read.faults])
  return read.value
}
