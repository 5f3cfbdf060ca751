import type { Content } from '../../content/content.ts'
import type { ContentFault } from './content-error.ts'

/** Offers with a release on a site whose operator has not signed its position on the law of releases. */
export const positionFaults = ({
  offers,
  legalPositions
}: Pick<Content, 'offers' | 'legalPositions'>): ContentFault[] =>
  legalPositions
    .filter(({ signedOn }) => signedOn === null)
    .flatMap(({ id, site }) =>
      offers.flatMap(({ sites, conditions }, index) =>
        sites.includes(site) && conditions.release !== 'none'
          ? [
              {
                file: 'offers/offers.yaml',
                field: `${index}.conditions.release`,
                reason: `${site} takes no release before the position ${id} is signed: write none, or have it signed in legal-positions/legal-positions.yaml`
              }
            ]
          : []
      )
    )
