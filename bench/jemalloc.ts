import { execFileSync } from 'node:child_process'
import { installDebianPackage } from '../build/programs.ts'

const library = 'libjemalloc.so.2'

/** The variables with which unit and image start a process: its memory is jemalloc's, which is installed where that can be done. Without it a process has some 25 MB more. */
export function jemalloc(): { LD_PRELOAD: string } {
  const isHere = () => process.platform === 'linux' && execFileSync('/sbin/ldconfig', ['-p']).includes(library)
  if (!isHere() && !installDebianPackage('libjemalloc2', 'memory as the unit has it'))
    console.log(`${library} is not here: install it, or read some 25 MB more than with it`)
  return { LD_PRELOAD: library }
}
