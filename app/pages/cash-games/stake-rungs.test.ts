import { expect, it } from 'vitest'
import { stakeRungs } from './stake-rungs.ts'

it('games with the same big blind or ante share a rung, the dearest is first', () => {
  const rungs = stakeRungs({
    holdem: {
      buyIn: { most: 100 },
      levels: [
        { band: 'micro', forced: [0.01, 0.02] },
        { band: 'low', forced: [0.5, 1] }
      ]
    },
    omaha: { buyIn: { most: 100 }, levels: [{ band: 'low', forced: [0.5, 1] }] },
    'short-deck': { buyIn: { most: 100 }, levels: [{ band: 'low', forced: [1, 1] }] }
  })
  expect(rungs).toEqual([
    { bet: 1, band: 'low', buyIn: 100, forced: { holdem: [0.5, 1], omaha: [0.5, 1], 'short-deck': [1, 1] } },
    { bet: 0.02, band: 'micro', buyIn: 2, forced: { holdem: [0.01, 0.02] } }
  ])
})
