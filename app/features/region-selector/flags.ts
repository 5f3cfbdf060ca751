import ba from 'flag-icons/flags/4x3/ba.svg?url'
import be from 'flag-icons/flags/4x3/be.svg?url'
import br from 'flag-icons/flags/4x3/br.svg?url'
import ca from 'flag-icons/flags/4x3/ca.svg?url'
import de from 'flag-icons/flags/4x3/de.svg?url'
import eu from 'flag-icons/flags/4x3/eu.svg?url'
import fi from 'flag-icons/flags/4x3/fi.svg?url'
import gb from 'flag-icons/flags/4x3/gb.svg?url'
import hu from 'flag-icons/flags/4x3/hu.svg?url'
import nl from 'flag-icons/flags/4x3/nl.svg?url'
import ph from 'flag-icons/flags/4x3/ph.svg?url'
import pl from 'flag-icons/flags/4x3/pl.svg?url'
import ua from 'flag-icons/flags/4x3/ua.svg?url'
import globe from './flags/globe.svg?url'

const flags: Readonly<Record<string, string>> = { ba, be, br, ca, de, eu, fi, gb, hu, nl, ph, pl, ua }

/** The address of a site's flag. In: its name in the flag set; null gives the globe. Throws where the flag was not brought along. */
export function flagUrl(flag: string | null): string {
  const url = flag === null ? globe : flags[flag]
  if (!url) throw new Error(`There is no flag '${flag}': import it in flags.ts`)
  return url
}
