import { createLogger, defineConfig } from 'vite'
import { locales } from './app/domain/locales/locale.ts'
import { asciiPlugin } from './build/vite/ascii.ts'
import { messagesPlugin } from './build/vite/messages.ts'
import { minifiedPlugin } from './build/vite/minified.ts'
import { picturesPlugin } from './build/vite/pictures.ts'
import { tokensPlugin } from './build/vite/tokens.ts'

/** Each build goes into a folder of its own, named by the caller, so that the one being served is never overwritten. */
const folder = process.env.BUILD_DIRECTORY ?? 'builds/unnamed'
/** Lightning CSS does not know this pseudo-class, and passes it on as it is. */
const logger = createLogger('warn')
const customLogger: typeof logger = {
  ...logger,
  warn(message, options) {
    if (!message.includes("'target-current'")) logger.warn(message, options)
  }
}

/** A made picture has the hash of its master in its name already. */
const madePicture = /-[0-9a-f]{8}-[aq]\d+\.(avif|webp)$/
const output = {
  assetFileNames: ({ names }: { names: string[] }) =>
    names.some(name => madePicture.test(name)) ? 'assets/[name][extname]' : 'assets/[name]-[hash][extname]',
  chunkFileNames: 'assets/[name]-[hash].js'
}

export default defineConfig({
  plugins: [messagesPlugin(locales), picturesPlugin(), minifiedPlugin(), tokensPlugin(), asciiPlugin()],
  appType: 'custom',
  publicDir: false,
  // Caches and builds have more files than a system can watch.
  server: { watch: { ignored: ['**/.cache/**', '**/builds/**', '**/.data/**', '**/test-results/**', '**/docs/**'] } },
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    emptyOutDir: false,
    target: ['chrome111', 'safari16.4', 'firefox115']
  },
  environments: {
    client: {
      build: {
        outDir: `${folder}/client`,
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: ['app/browser/start.ts', 'demo/support-desk/chat.client.tsx'],
          // The module of the sample chat is imported for what it exports.
          preserveEntrySignatures: 'exports-only',
          output: {
            ...output,
            entryFileNames: 'assets/[name]-[hash].js',
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|scheduler)\/|ui\/hydrated\/react\.client/,
                  priority: 3
                }
              ]
            }
          }
        }
      }
    },
    ssr: {
      build: {
        outDir: `${folder}/server`,
        ssr: true,
        emitAssets: true,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: ['app/render.tsx', 'demo/documents.tsx'],
          output: { ...output, entryFileNames: '[name].js' }
        }
      }
    }
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    }
  },
  // No sheet asks `light-dark()`: what would answer it in old browsers is left out.
  css: { transformer: 'lightningcss', lightningcss: { exclude: 1 << 20 } },
  customLogger
})
