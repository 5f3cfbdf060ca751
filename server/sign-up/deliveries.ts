import { createMailTransport, type MailTransport } from '../mail/mail-transport.ts'
import { accountOutbox } from './account-outbox.ts'
import type { Database } from './database.ts'
import { createLetterSender } from './letters.ts'
import { mailOutbox } from './mail-outbox.ts'
import { startOutboxWorker } from './outbox-worker.ts'
import { sendToAccountService } from './send-to-account-service.ts'
import type { SignUpSettings } from './sign-up-settings.ts'

export type Deliveries = {
  transport: MailTransport
  /** Something was written into an outbox: deliver it now. */
  wake(): void
  stop(): Promise<void>
}

/** Starts what delivers mails and, with `ACCOUNT_SERVICE_URL`, registrations; without it they wait in the outbox until there is one. */
export function startDeliveries(database: Database, secret: Buffer, settings: SignUpSettings): Deliveries {
  const { environment, content, now, logger } = settings
  const { ACCOUNT_SERVICE_URL } = environment
  const transport = createMailTransport(environment, logger)
  const sendLetter = createLetterSender({ environment, content, secret, transport, now })
  const workers = [startOutboxWorker(mailOutbox(database, sendLetter, now), settings)]
  if (ACCOUNT_SERVICE_URL !== null) {
    const outbox = accountOutbox(database, (key, message) => sendToAccountService(ACCOUNT_SERVICE_URL, key, message))
    workers.push(startOutboxWorker(outbox, settings))
  }
  return {
    transport,
    wake() {
      for (const worker of workers) worker.wake()
    },
    async stop() {
      await Promise.all(workers.map(worker => worker.stop()))
      transport.close()
    }
  }
}
