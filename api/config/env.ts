// Long because every setting is declared here once, with its sentence, its default and what reads it.
import path from 'node:path';
import type { LogLevel } from '@nestjs/common';
import {
  allowedDestinations,
  BadValue,
  emailAddress,
  endpoint,
  folderOrBucket,
  keptBackups,
  longSecret,
  multiple,
  oneOf,
  origin,
  password,
  postgresUrl,
  type S3Bucket,
  s3Bucket,
  smtpServer,
  someText,
  timeOrOff,
  wholeNumber,
  yesOrNo,
} from './env.parsers.js';
import { optional, secret, type Variable, withDefault } from './env.variable.js';
import { StartupError } from './startup-error.js';

/** Every variable the app reads, once, in the order of .env.example. */
export const variables = {
  port: withDefault('PORT', 'The port to listen on.', wholeNumber(1, 65_535), '5000'),
  host: withDefault(
    'HOST',
    'The address to listen on: 0.0.0.0 for every address, as a container needs, or 127.0.0.1 for this machine only.',
    someText,
    '0.0.0.0',
  ),
  publicUrl: optional(
    'PUBLIC_URL',
    'The URL that visitors use, for links in emails. With https, cookies are sent over https only (default: http://localhost and the port).',
    origin,
    'https://salon.example',
  ),
  smtp: secret(
    'SMTP_URL',
    'The mail server that sends the salon’s email. Without one, emails are kept on the dashboard’s Mail page.',
    smtpServer,
    'smtp://user:password@mail.example:587',
  ),
  mailFrom: optional(
    'MAIL_FROM',
    'The address that emails come from (default: salon@ and the host of PUBLIC_URL, which mail servers reject).',
    emailAddress,
    'hello@salon.example',
  ),
  googleClientId: optional(
    'GOOGLE_CLIENT_ID',
    'The client id from Google. Together with GOOGLE_CLIENT_SECRET it turns on “Continue with Google” (docs/google.md).',
    someText,
    '1234567890-abc.apps.googleusercontent.com',
  ),
  googleClientSecret: secret('GOOGLE_CLIENT_SECRET', 'The client secret from Google.', someText, 'GOCSPX-…'),
  googleAuthorizationUrl: withDefault(
    'GOOGLE_AUTHORIZATION_URL',
    'The URL of the log-in page. Any OpenID provider that verifies email addresses can replace Google.',
    endpoint,
    'https://accounts.google.com/o/oauth2/v2/auth',
  ),
  googleTokenUrl: withDefault(
    'GOOGLE_TOKEN_URL',
    'The URL that exchanges the returned code for a token.',
    endpoint,
    'https://oauth2.googleapis.com/token',
  ),
  googleProfileUrl: withDefault(
    'GOOGLE_PROFILE_URL',
    'The URL of the user’s profile.',
    endpoint,
    'https://openidconnect.googleapis.com/v1/userinfo',
  ),
  databaseUrl: secret(
    'DATABASE_URL',
    'A PostgreSQL server (14 or newer) to use instead of the embedded one.',
    postgresUrl,
    'postgres://parlour:password@localhost:5432/parlour',
  ),
  databasePooled: withDefault(
    'DATABASE_POOLED',
    '1 if DATABASE_URL is a pooler such as PgBouncer, otherwise 0. It has to pool by session (docs/postgres.md).',
    yesOrNo,
    '0',
  ),
  databaseDirectUrl: secret(
    'DATABASE_DIRECT_URL',
    'The same database without the pooler, for migrations and for the command line.',
    postgresUrl,
    'postgres://parlour:password@localhost:5432/parlour',
  ),
  databasePoolSize: withDefault(
    'DATABASE_POOL_SIZE',
    'The maximum number of connections to PostgreSQL.',
    wholeNumber(2, 50),
    '10',
  ),
  dataDir: withDefault(
    'DATA_DIR',
    'The folder for everything that must survive a restart, such as the embedded database and the pictures.',
    someText,
    './data',
  ),
  fileKeyPath: optional(
    'FILE_KEY_PATH',
    'The file with the key to allergies and formulas of clients (default: file.key in DATA_DIR; docs/file-key.md).',
    someText,
    '/run/secrets/file.key',
  ),
  mediaStore: withDefault(
    'MEDIA_STORE',
    'The place for pictures: folder (in DATA_DIR) or s3 (docs/s3.md).',
    oneOf('folder', 's3'),
    'folder',
  ),
  s3: secret(
    'S3_URL',
    'The bucket for MEDIA_STORE=s3, with the key and the secret for it, percent-encoded.',
    s3Bucket,
    'https://key:secret@s3.eu-central-1.amazonaws.com/bucket/prefix?region=eu-central-1',
  ),
  backupAt: withDefault(
    'BACKUP_AT',
    'The time of the nightly backup, in the salon’s time zone, give or take five minutes; off for none (docs/backup.md).',
    timeOrOff,
    '03:30',
  ),
  backupTo: secret(
    'BACKUP_TO',
    'The folder for backups, or a bucket in the form of S3_URL (default: backups in DATA_DIR, on the same disk as the data; another disk is safer).',
    folderOrBucket,
    '/mnt/backups',
  ),
  backupKeep: withDefault(
    'BACKUP_KEEP',
    'How many nightly backups to keep: the newest of each day, week and month.',
    keptBackups,
    '7d,4w,6m',
  ),
  backupPassphrase: secret(
    'BACKUP_PASSPHRASE',
    'The passphrase that encrypts backups. They can only be opened with it: keep it apart from the backups.',
    someText,
    'four words no one would guess',
  ),
  exportPassphrase: secret(
    'EXPORT_PASSPHRASE',
    'The passphrase that encrypts and opens a hand-over (parlour export). The new owner gets it, so use a different one than for backups.',
    someText,
    'for the new owner only',
  ),
  secretsKey: secret(
    'SECRETS_KEY',
    'The key that encrypts the secrets of authenticator apps: at least 32 characters, for example from openssl rand -base64 32. Without it the key is in the database, so that a copy of the database exposes the secrets (docs/second-factor.md).',
    longSecret,
    'thirty-two characters or more, at random',
  ),
  demo: optional(
    'DEMO',
    '1 to fill an empty database with a demo salon at the first start, otherwise 0 (default: 1 for the embedded database, 0 with DATABASE_URL and in the image, which sets NODE_ENV=production).',
    yesOrNo,
    '1',
  ),
  demoHistory: withDefault(
    'DEMO_HISTORY',
    'Whether a new demo salon has its till on, with ninety days of invented sales: 1 or 0. They are written within a minute of its first start.',
    yesOrNo,
    '1',
  ),
  adminEmail: optional(
    'ADMIN_EMAIL',
    'The email address of the first admin, who is created at the first start. Without it and ADMIN_PASSWORD, the log shows a setup link.',
    emailAddress,
    'owner@salon.example',
  ),
  adminPassword: secret(
    'ADMIN_PASSWORD',
    'The password of the first admin, at least six characters.',
    password,
    'choose-a-long-one',
  ),
  bcryptCost: withDefault(
    'BCRYPT_COST',
    'The cost of a password hash. Each step doubles the time of every log-in.',
    wholeNumber(4, 15),
    '12',
  ),
  trustProxy: withDefault(
    'TRUST_PROXY',
    'The number of proxies in front of the app. It decides which address in X-Forwarded-For is the visitor’s.',
    wholeNumber(0, 10),
    '0',
  ),
  outgoingAllow: optional(
    'OUTGOING_ALLOW',
    'Hosts and networks inside your own network from which calendars may be read, each with its port unless it is 443 or 8443 (docs/operating.md). Without it only public addresses are.',
    allowedDestinations,
    'calendar.lan:8080,10.0.0.0/8',
  ),
  drainSeconds: optional(
    'DRAIN_SECONDS',
    'The number of seconds in which the app still accepts requests after a stop signal, while /health/ready returns 503, so that proxies switch to another copy (default: 10 if TRUST_PROXY is set, otherwise 0).',
    wholeNumber(0, 60),
    '10',
  ),
  rateLimitScale: withDefault(
    'RATE_LIMIT_SCALE',
    'A factor for all rate limits: 3 allows three times as many requests, for example when many people share one address.',
    multiple,
    '1',
  ),
  siteFreshMs: withDefault(
    'SITE_FRESH_MS',
    'The number of milliseconds for which public responses come from memory without checking the database for changes by another copy. 0 checks every time.',
    wholeNumber(0, 1000),
    '100',
  ),
  logLevel: withDefault(
    'LOG_LEVEL',
    'The log level: error, warn, info or debug.',
    oneOf('error', 'warn', 'info', 'debug'),
    'info',
  ),
  logFormat: withDefault(
    'LOG_FORMAT',
    'The log format: text for people, or json for programs, with a line for each request.',
    oneOf('text', 'json'),
    'text',
  ),
  slowStatementMs: withDefault(
    'SLOW_STATEMENT_MS',
    'Logs PostgreSQL statements that take longer than this number of milliseconds, with their route and without their values. 0 logs none.',
    wholeNumber(0, 60_000),
    '1000',
  ),
  metricsPort: optional(
    'METRICS_PORT',
    'A separate port for Prometheus, which serves /metrics. Without it there are no metrics.',
    wholeNumber(1, 65_535),
    '9464',
  ),
  metricsHost: withDefault(
    'METRICS_HOST',
    'The address for METRICS_PORT. Anyone who can reach it can read the metrics: use 0.0.0.0 only in a private network, as in compose.',
    someText,
    '127.0.0.1',
  ),
};

type Parsed = {
  [Key in keyof typeof variables]: (typeof variables)[Key] extends Variable<infer T> ? T : never;
};

/** The endpoints of Google or a replacement provider, with our credentials. */
export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  authorizationUrl: string;
  tokenUrl: string;
  profileUrl: string;
}

/** The settings of this process, parsed once at startup and frozen. */
export type Env = Readonly<
  Omit<
    Parsed,
    'publicUrl' | 'mailFrom' | 'logLevel' | 'demo' | 'drainSeconds' | 'backupTo' | `google${string}`
  >
> & {
  readonly publicUrl: string;
  readonly demo: boolean;
  readonly drainSeconds: number;
  /** A folder, or a bucket. */
  readonly backupTo: string | S3Bucket;
  /** Null if logging in with Google is off. */
  readonly google: GoogleSettings | null;
  readonly mailFrom: string;
  /** LOG_LEVEL as Nest's logger expects it. */
  readonly logLevels: LogLevel[];
};

/** Enough for a proxy that checks every two or three seconds and reacts to the second failure. */
const DRAIN_SECONDS_BEHIND_PROXY = 10;

/** The injection token of the Env. */
export const ENV = Symbol('ENV');

const logLevels: Record<Parsed['logLevel'], LogLevel[]> = {
  error: ['fatal', 'error'],
  warn: ['fatal', 'error', 'warn'],
  info: ['fatal', 'error', 'warn', 'log'],
  debug: ['fatal', 'error', 'warn', 'log', 'debug', 'verbose'],
};

type Source = Readonly<Record<string, string | undefined>>;

function read<T>(source: Source, { name, parse, fallback, isSecret }: Variable<T>): T {
  const raw = source[name] ?? '';
  // Compose files and shells pass an unset variable as an empty one.
  if (raw.trim() === '') return fallback;
  // A password may start or end with a space.
  const text = isSecret ? raw : raw.trim();
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof BadValue)) throw error;
    throw new StartupError(`${name} ${error.message}${isSecret ? '' : `, not "${text}"`}.`, 78);
  }
}

/** Parses every variable, or throws a StartupError that names the first bad one. */
export function loadEnv(source: Source): Env {
  const { publicUrl: givenUrl, mailFrom, logLevel, dataDir, ...settings } = readAll(source);
  const { google, rest } = withGoogle(settings);
  const publicUrl = givenUrl ?? `http://localhost:${rest.port}`;
  if ((rest.adminEmail === null) !== (rest.adminPassword === null)) {
    throw new StartupError('ADMIN_EMAIL and ADMIN_PASSWORD must be set together, or not at all.', 78);
  }
  if (rest.metricsPort === rest.port) {
    throw new StartupError('METRICS_PORT must not be PORT: visitors would read the figures, too.', 78);
  }
  if (rest.smtp && mailFrom === null) {
    throw new StartupError(
      'MAIL_FROM must be set when SMTP_URL is: mail servers reject email without a sender.',
      78,
    );
  }
  if (rest.databaseUrl === null && (rest.databasePooled || rest.databaseDirectUrl !== null)) {
    throw new StartupError('DATABASE_URL must be set when DATABASE_POOLED or DATABASE_DIRECT_URL is.', 78);
  }
  if (rest.mediaStore === 's3' && rest.s3 === null) {
    throw new StartupError('S3_URL must be set when MEDIA_STORE is s3.', 78);
  }
  return Object.freeze({
    ...rest,
    google,
    dataDir: path.resolve(dataDir),
    backupTo: placeOf(rest.backupTo ?? path.join(dataDir, 'backups')),
    publicUrl,
    // Pressing Ctrl-C locally involves no proxy that has to be told.
    drainSeconds: rest.drainSeconds ?? (rest.trustProxy > 0 ? DRAIN_SECONDS_BEHIND_PROXY : 0),
    demo: rest.demo ?? isTriedOut(source, rest.databaseUrl),
    mailFrom: mailFrom ?? `salon@${new URL(publicUrl).hostname}`,
    logLevels: logLevels[logLevel],
  });
}

const placeOf = (place: string | S3Bucket) => (typeof place === 'string' ? path.resolve(place) : place);

/**
 * True for a clone that someone is trying out. A salon on a server, or in the image, is on its way to the internet,
 * where no one should find demo data because a volume was empty.
 */
const isTriedOut = ({ NODE_ENV }: Source, databaseUrl: string | null): boolean =>
  databaseUrl === null && NODE_ENV !== 'production';

function withGoogle<Settings extends Pick<Parsed, keyof Parsed & `google${string}`>>(settings: Settings) {
  const {
    googleClientId,
    googleClientSecret,
    googleAuthorizationUrl,
    googleTokenUrl,
    googleProfileUrl,
    ...rest
  } = settings;
  if ((googleClientId === null) !== (googleClientSecret === null)) {
    throw new StartupError(
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together, or not at all.',
      78,
    );
  }
  const google: GoogleSettings | null =
    googleClientId === null || googleClientSecret === null
      ? null
      : {
          clientId: googleClientId,
          clientSecret: googleClientSecret,
          authorizationUrl: googleAuthorizationUrl,
          tokenUrl: googleTokenUrl,
          profileUrl: googleProfileUrl,
        };
  return { google, rest };
}

function readAll(source: Source): Parsed {
  return {
    port: read(source, variables.port),
    host: read(source, variables.host),
    publicUrl: read(source, variables.publicUrl),
    smtp: read(source, variables.smtp),
    mailFrom: read(source, variables.mailFrom),
    googleClientId: read(source, variables.googleClientId),
    googleClientSecret: read(source, variables.googleClientSecret),
    googleAuthorizationUrl: read(source, variables.googleAuthorizationUrl),
    googleTokenUrl: read(source, variables.googleTokenUrl),
    googleProfileUrl: read(source, variables.googleProfileUrl),
    databaseUrl: read(source, variables.databaseUrl),
    databasePooled: read(source, variables.databasePooled),
    databaseDirectUrl: read(source, variables.databaseDirectUrl),
    databasePoolSize: read(source, variables.databasePoolSize),
    dataDir: read(source, variables.dataDir),
    fileKeyPath: read(source, variables.fileKeyPath),
    mediaStore: read(source, variables.mediaStore),
    s3: read(source, variables.s3),
    backupAt: read(source, variables.backupAt),
    backupTo: read(source, variables.backupTo),
    backupKeep: read(source, variables.backupKeep),
    backupPassphrase: read(source, variables.backupPassphrase),
    exportPassphrase: read(source, variables.exportPassphrase),
    secretsKey: read(source, variables.secretsKey),
    demo: read(source, variables.demo),
    demoHistory: read(source, variables.demoHistory),
    adminEmail: read(source, variables.adminEmail),
    adminPassword: read(source, variables.adminPassword),
    bcryptCost: read(source, variables.bcryptCost),
    trustProxy: read(source, variables.trustProxy),
    outgoingAllow: read(source, variables.outgoingAllow),
    drainSeconds: read(source, variables.drainSeconds),
    rateLimitScale: read(source, variables.rateLimitScale),
    siteFreshMs: read(source, variables.siteFreshMs),
    logLevel: read(source, variables.logLevel),
    logFormat: read(source, variables.logFormat),
    slowStatementMs: read(source, variables.slowStatementMs),
    metricsPort: read(source, variables.metricsPort),
    metricsHost: read(source, variables.metricsHost),
  };
}
