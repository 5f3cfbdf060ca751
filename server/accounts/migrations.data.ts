type Statement = string | Readonly<Record<'sqlite' | 'postgresql', readonly string[]>>
type Migration = { id: number; name: string; statements: readonly Statement[] }

/** Rows of a table that may be added, and never changed or removed: the database refuses it with a reason. */
const neverChanged = (table: string, reason: string): Statement => ({
  sqlite: ['update', 'delete'].map(
    act => `create trigger ${table}_no_${act} before ${act} on ${table} begin select raise(abort, '${reason}'); end`
  ),
  postgresql: [
    `create function refuse_change_of_${table}() returns trigger language plpgsql as
           $$ begin raise exception '${reason}'; end $$`,
    `create trigger ${table}_no_change before update or delete or truncate on ${table}
           for each statement execute function refuse_change_of_${table}()`
  ]
})

/** The migrations, in order. A released one is never changed: write a new one. SQL that SQLite and PostgreSQL both read, or a list for each; instants are ms in UTC. */
export const migrations = [
  {
    id: 1,
    name: 'registrations and outboxes',
    statements: [
      `create table registrations (
        id text primary key,
        email text not null,
        email_lower text not null unique,
        password_hash text not null,
        site_id text not null,
        locale text not null,
        country text,
        minimum_age integer not null,
        terms_version text not null,
        privacy_version text not null,
        created_at bigint not null,
        confirmed_at bigint
      )`,
      'create index registrations_unconfirmed on registrations (created_at) where confirmed_at is null',
      `create table mail_outbox (
        id text primary key,
        kind text not null,
        registration_id text,
        email text not null,
        site_id text not null,
        locale text not null,
        created_at bigint not null,
        attempts integer not null default 0,
        next_attempt_at bigint not null
      )`,
      'create index mail_outbox_due on mail_outbox (next_attempt_at)',
      'create index mail_outbox_registration on mail_outbox (registration_id)',
      `create table account_outbox (
        id text primary key,
        registration_id text not null,
        event text not null,
        step integer not null,
        created_at bigint not null,
        attempts integer not null default 0,
        next_attempt_at bigint not null,
        done_at bigint
      )`,
      'create index account_outbox_due on account_outbox (next_attempt_at) where done_at is null',
      'create index account_outbox_registration on account_outbox (registration_id, step)',
      'create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)'
    ]
  },
  {
    id: 2,
    name: 'attempts to sign up',
    statements: [
      'create table sign_up_attempts (key_hash text primary key, body_hash text not null, created_at bigint not null)',
      'create index sign_up_attempts_created on sign_up_attempts (created_at)'
    ]
  },
  {
    id: 3,
    name: 'pending sign-ups',
    statements: [
      `create table pending_sign_ups (
        id text primary key,
        registration_id text not null,
        email text not null,
        password_hash text not null,
        site_id text not null,
        locale text not null,
        country text,
        minimum_age integer not null,
        terms_version text not null,
        privacy_version text not null,
        created_at bigint not null
      )`,
      'create index pending_sign_ups_registration on pending_sign_ups (registration_id)',
      'create index pending_sign_ups_created on pending_sign_ups (created_at)',
      `insert into pending_sign_ups
       select id, id, email, password_hash, site_id, locale, country, minimum_age, terms_version, privacy_version, created_at
       from registrations where confirmed_at is null`,
      `delete from account_outbox where attempts = 0 and done_at is null and event = 'registered'
       and registration_id in (select id from registrations where confirmed_at is null)`
    ]
  },
  {
    id: 4,
    name: 'withdrawals of offers',
    statements: [
      `create table offer_events (
        id text primary key,
        offer_id text not null,
        event text not null check (event in ('withdrawn', 'restored')),
        at bigint not null,
        by_whom text not null,
        reason text not null,
        unique (offer_id, at)
      )`,
      neverChanged('offer_events', 'an event of an offer is never changed')
    ]
  },
  {
    id: 5,
    name: 'erasures',
    statements: ['create table erasures (mark text primary key, erased_at bigint not null)']
  },
  {
    id: 6,
    name: 'support desk',
    statements: [
      `create table desk_conversations (
        id text primary key,
        token_hash text not null unique,
        number bigint not null,
        site_id text not null,
        language text not null,
        network text not null,
        customer text not null,
        status text not null,
        opened_at bigint not null,
        last_at bigint not null,
        said integer not null,
        characters integer not null,
        messages integer not null
      )`,
      `create table desk_messages (
        conversation_id text not null,
        id integer not null,
        sender text not null,
        text text not null,
        links text,
        at bigint not null,
        primary key (conversation_id, id)
      )`,
      `create table desk_agents (
        session_hash text primary key,
        number bigint not null,
        expires_at bigint not null,
        there_until bigint not null
      )`,
      'create table desk_state (name text primary key, value bigint not null)',
      "insert into desk_state (name, value) values ('version', 1), ('opened', 0), ('sessions', 0), ('agents', 0)"
    ]
  },
  {
    id: 7,
    name: 'what was served',
    statements: [
      `create table served_versions (
        id text primary key,
        at bigint not null unique,
        build text not null,
        commit_name text,
        content text not null
      )`,
      neverChanged('served_versions', 'what was served is never changed')
    ]
  },
  {
    id: 8,
    name: 'whose sign-ups and attempts',
    statements: [
      "alter table pending_sign_ups add column network text not null default ''",
      'alter table sign_up_attempts add column registration_id text',
      'create index sign_up_attempts_registration on sign_up_attempts (registration_id)'
    ]
  }
] as const satisfies readonly Migration[]
