import path from 'node:path';
import type { LogLevel } from '@nestjs/common';
import {
  BadValue,
  emailAddress,
  endpoint,
  multiple,
  oneOf,
  origin,
  type Parser,
  password,
  postgresUrl,
  smtpServer,
  someText,
  wholeNumber,
  yesOrNo,
} from './env.parsers.js';
import { RefusalToStart } from './refusal-to-start.js';

interface Variable<T> {
  name: string;
  /** One sentence for the operator; .env.example repeats it. */
  sentence: string;
  /** What .env.example shows: the default, or an example where there is no default. */
  shown: string;
  parse: Parser<T>;
  fallback: T;
  /** A secret is never repeated in an error. */
  isSecret: boolean;
}

function withDefault<T>(name: string, sentence: string, parse: Parser<T>, text: string): Variable<T> {
  return { name, sentence, shown: text, parse, fallback: parse(text), isSecret: false };
}

function optional<T>(name: string, sentence: string, parse: Parser<T>, example: string): Variable<T | null> {
  return { name, sentence, shown: example, parse, fallback: null, isSecret: false };
}

function secret<T>(name: string, sentence: string, parse: Parser<T>, example: string): Variable<T | null> {
  return { ...optional(name, sentence, parse, example), isSecret: true };
}

/** Every variable the app reads, once, in the order of .env.example. */
export const variables = {
  port: withDefault('PORT', 'The port on which the salon answers.', wholeNumber(1, 65_535), '5000'),
  host: withDefault(
    'HOST',
    'The address to listen on; 0.0.0.0 is every address, which a container needs, 127.0.0.1 this machine alone.',
    someText,
    '0.0.0.0',
  ),
  publicUrl: optional(
    'PUBLIC_URL',
    'The address visitors use, for links in mails; with https, cookies are sent over https alone (unset: http://localhost and the port).',
    origin,
    'https://salon.example',
  ),
  smtp: secret(
    'SMTP_URL',
    'The mail server that takes the salon’s mail; without one it is kept on the dashboard’s page of mail.',
    smtpServer,
    'smtp://user:password@mail.example:587',
  ),
  mailFrom: optional(
    'MAIL_FROM',
    'The address that mail comes from (unset: salon@ and the host of PUBLIC_URL, which no mail server will take).',
    emailAddress,
    'hello@salon.example',
  ),
  googleClientId: optional(
    'GOOGLE_CLIENT_ID',
    'The id under which Google knows this salon; with GOOGLE_CLIENT_SECRET it opens “Continue with Google” (docs/google.md).',
    someText,
    '1234567890-abc.apps.googleusercontent.com',
  ),
  googleClientSecret: secret(
    'GOOGLE_CLIENT_SECRET',
    'The secret that Google gave out with the id.',
    someText,
    'GOCSPX-…',
  ),
  googleAuthorizationUrl: withDefault(
    'GOOGLE_AUTHORIZATION_URL',
    'Where people are sent to sign in; another OpenID provider that proves addresses may take Google’s place.',
    endpoint,
    'https://accounts.google.com/o/oauth2/v2/auth',
  ),
  googleTokenUrl: withDefault(
    'GOOGLE_TOKEN_URL',
    'Where the answer that they bring back is exchanged for a token.',
    endpoint,
    'https://oauth2.googleapis.com/token',
  ),
  googleProfileUrl: withDefault(
    'GOOGLE_PROFILE_URL',
    'Where that token shows who they are.',
    endpoint,
    'https://openidconnect.googleapis.com/v1/userinfo',
  ),
  databaseUrl: secret(
    'DATABASE_URL',
    'A PostgreSQL server (14 or newer) to use instead of the embedded one.',
    postgresUrl,
    'postgres://parlour:password@localhost:5432/parlour',
  ),
  databasePoolSize: withDefault(
    'DATABASE_POOL_SIZE',
    'How many connections to PostgreSQL the app keeps at most.',
    wholeNumber(2, 50),
    '10',
  ),
  dataDir: withDefault(
    'DATA_DIR',
    'The folder of everything that must outlive a restart, the embedded database first of all.',
    someText,
    './data',
  ),
  demo: withDefault(
    'DEMO',
    'Whether an empty database is filled with a demo salon at the first start: 1 or 0.',
    yesOrNo,
    '1',
  ),
  adminEmail: optional(
    'ADMIN_EMAIL',
    'The first admin, created at the first start together with ADMIN_PASSWORD; without the two the log shows a set-up link.',
    emailAddress,
    'owner@salon.example',
  ),
  adminPassword: secret(
    'ADMIN_PASSWORD',
    'The password of the first admin, of six characters or more.',
    password,
    'choose-a-long-one',
  ),
  bcryptCost: withDefault(
    'BCRYPT_COST',
    'How slow a password hash is made; one more doubles the time of every sign-in.',
    wholeNumber(4, 15),
    '12',
  ),
  trustProxy: withDefault(
    'TRUST_PROXY',
    'How many proxies stand before the app; the address of a visitor is read from X-Forwarded-For only past them.',
    wholeNumber(0, 10),
    '0',
  ),
  rateLimitScale: withDefault(
    'RATE_LIMIT_SCALE',
    'What every limit on how often somebody may call is multiplied by: 3 lets a crowd behind one address do three times as much.',
    multiple,
    '1',
  ),
  logLevel: withDefault(
    'LOG_LEVEL',
    'How much is logged: error, warn, info or debug.',
    oneOf('error', 'warn', 'info', 'debug'),
    'info',
  ),
};

type Parsed = {
  [Key in keyof typeof variables]: (typeof variables)[Key] extends Variable<infer T> ? T : never;
};

/** Where Google, or who stands in for it, is asked, and who we are to it. */
export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  authorizationUrl: string;
  tokenUrl: string;
  profileUrl: string;
}

/** The settings of this process: parsed once at start, frozen. */
export type Env = Readonly<Omit<Parsed, 'publicUrl' | 'mailFrom' | 'logLevel' | `google${string}`>> & {
  readonly publicUrl: string;
  /** Null where nobody signs in with Google. */
  readonly google: GoogleSettings | null;
  readonly mailFrom: string;
  /** LOG_LEVEL in the words of Nest's logger. */
  readonly logLevels: LogLevel[];
};

/** Under this token Nest hands out the Env. */
export const ENV = Symbol('ENV');

const LOG_LEVELS: Record<Parsed['logLevel'], LogLevel[]> = {
  error: ['fatal', 'error'],
  warn: ['fatal', 'error', 'warn'],
  info: ['fatal', 'error', 'warn', 'log'],
  debug: ['fatal', 'error', 'warn', 'log', 'debug', 'verbose'],
};

type Source = Readonly<Record<string, string | undefined>>;

function read<T>(source: Source, { name, parse, fallback, isSecret }: Variable<T>): T {
  const raw = source[name] ?? '';
  // Compose files and shells hand over an unset variable as an empty one.
  if (raw.trim() === '') return fallback;
  // A password may begin or end with a space.
  const text = isSecret ? raw : raw.trim();
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof BadValue)) throw error;
    throw new RefusalToStart(`${name} ${error.message}${isSecret ? '' : `, not "${text}"`}.`, 78);
  }
}

/** Parses every variable, or throws a RefusalToStart that names the first one with a bad value. */
export function loadEnv(source: Source): Env {
  const { publicUrl: givenUrl, mailFrom, logLevel, dataDir, ...settings } = readAll(source);
  const { google, rest } = withGoogle(settings);
  const publicUrl = givenUrl ?? `http://localhost:${rest.port}`;
  if ((rest.adminEmail === null) !== (rest.adminPassword === null)) {
    throw new RefusalToStart('ADMIN_EMAIL and ADMIN_PASSWORD must be set together, or neither of them.', 78);
  }
  if (rest.smtp && mailFrom === null) {
    throw new RefusalToStart(
      'MAIL_FROM must be set when SMTP_URL is: a mail server takes no mail from nobody.',
      78,
    );
  }
  return Object.freeze({
    ...rest,
    google,
    dataDir: path.resolve(dataDir),
    publicUrl,
    mailFrom: mailFrom ?? `salon@${new URL(publicUrl).hostname}`,
    logLevels: LOG_LEVELS[logLevel],
  });
}

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
    throw new RefusalToStart(
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together, or neither of them.',
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
    databasePoolSize: read(source, variables.databasePoolSize),
    dataDir: read(source, variables.dataDir),
    demo: read(source, variables.demo),
    adminEmail: read(source, variables.adminEmail),
    adminPassword: read(source, variables.adminPassword),
    bcryptCost: read(source, variables.bcryptCost),
    trustProxy: read(source, variables.trustProxy),
    rateLimitScale: read(source, variables.rateLimitScale),
    logLevel: read(source, variables.logLevel),
  };
}
