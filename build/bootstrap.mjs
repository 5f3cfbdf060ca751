// Runs on whatever Node the machine has: installs what is missing, then runs a file of the project on the pinned Node: `node build/bootstrap.mjs {file} {command} …`.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const stamp = join(root, 'node_modules', '.installed-lock')
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')
const installed = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && existsSync(node)

if (!installed()) {
  console.log('Installing packages, about a minute, once after a change of package-lock.json …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }
  // Not `npm ci`: it refuses a lock file that lacks packages of other platforms which a registry does not hold. This installs what the lock says.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync(npm, args, { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) fail('npm install failed: see above.')
  const version = existsSync(node) ? spawnSync(node, ['--version']).stdout?.toString().trim() : ''
  if (!version?.startsWith('v24.'))
    fail(
      `The package «node» brought ${version || 'no binary'}: its install script did not run. Allow it (npm config ignore-scripts must be false) and run npm install again.`
    )
  writeFileSync(stamp, lock)
}

const [file = '', ...args] = process.argv.slice(2)
const child = spawn(node, ['--disable-warning=ExperimentalWarning', join(root, file), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}` }
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// npm hands on no signal that only it gets: that it has ended is seen by another parent.
const parent = process.ppid
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

function fail(message) {
  console.error(message)
  process.exit(1)
}
