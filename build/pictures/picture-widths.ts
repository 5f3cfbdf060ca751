/** "Image screens: xs 320, sm 640, md 768, lg 1024, xl 1280, xxl 1536. Densities 1 and 2." */
const screens = [320, 640, 768, 1024, 1280, 1536]
const densities = [1, 2]
/** Between xs and sm the step is a factor of two: a card of 340 px would be sent nearly four times the points it shows. */
const between = [480]

/** The widths in which a picture is made, smallest first. */
export function pictureWidths(master: number): number[] {
  const wanted = [...between, ...screens.flatMap(width => densities.map(density => width * density))]
  return [...new Set([...wanted.filter(width => width < master), Math.min(master, Math.max(...wanted))])].sort(
    (a, b) => a - b
  )
}
