import type { PlayersOnline, PlayersSample } from '../../../content/players-online/players-online.schema.ts'
import { sampleStepMs } from './players-online.data.ts'

/** Most people play at this hour, in UTC; twelve hours later the fewest. */
const busiestHour = 21
/** By what part of the record the figures rise and fall in a day. */
const swing = 0.2

/**
 * The sample feed: the record's figures on a plain curve through the day, `record × (1 + 0.2 × cos(2π × (hours − 21) / 24))`, counted at the last five
 * minutes of the clock. They are a sample and say so; nothing is drawn by chance, so that two servers say the same.
 */
export function sampleFigures(record: PlayersSample, now: Date): PlayersOnline {
  const taken = new Date(Math.floor(now.getTime() / sampleStepMs) * sampleStepMs)
  const hours = taken.getUTCHours() + taken.getUTCMinutes() / 60
  const factor = 1 + swing * Math.cos((2 * Math.PI * (hours - busiestHour)) / 24)
  return {
    players: Math.round(record.players * factor),
    tables: Math.round(record.tables * factor),
    guaranteed: record.guaranteed,
    takenAt: taken.toISOString().replace('.000Z', 'Z'),
    sample: true
  }
}
