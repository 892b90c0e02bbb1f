import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadEnv, variables } from './env.js';
import { StartupError } from './startup-error.js';

function startupErrorOf(source: Record<string, string>): StartupError {
  try {
    loadEnv(source);
  } catch (error) {
    if (error instanceof StartupError) return error;
    throw error;
  }
  throw new Error('The settings were accepted.');
}

describe('the settings', () => {
  test('a salon starts without a single variable', () => {
    const env = loadEnv({});

    expect(env).toEqual({
      port: 5000,
      host: '0.0.0.0',
      publicUrl: 'http://localhost:5000',
      smtp: null,
      mailFrom: 'salon@localhost',
      google: null,
      databaseUrl: null,
      databasePooled: false,
      databaseDirectUrl: null,
      databasePoolSize: 10,
      dataDir: path.resolve('data'),
      mediaStore: 'folder',
      s3: null,
      backupAt: 210,
      backupTo: path.resolve('data/backups'),
      backupKeep: { days: 7, weeks: 4, months: 6 },
      backupPassphrase: null,
      exportPassphrase: null,
      fileKeyPath: null,
      secretsKey: null,
      demo: true,
      demoHistory: true,
      adminEmail: null,
      adminPassword: null,
      bcryptCost: 12,
      trustProxy: 0,
      outgoingAllow: null,
      drainSeconds: 0,
      rateLimitScale: 1,
      siteFreshMs: 100,
      logLevels: ['fatal', 'error', 'warn', 'log'],
      logFormat: 'text',
      slowStatementMs: 1000,
      metricsPort: null,
      metricsHost: '127.0.0.1',
    });
    expect(Object.isFrozen(env)).toBe(true);
  });

  test('every variable is read from its own name', () => {
    const env = loadEnv({
      PORT: '8080',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'https://salon.example/',
      SMTP_URL: 'smtps://parlour:p%40ss@mail.example',
      MAIL_FROM: 'hello@salon.example',
      GOOGLE_CLIENT_ID: 'salon',
      GOOGLE_CLIENT_SECRET: 'between us',
      GOOGLE_AUTHORIZATION_URL: 'https://id.example/authorize',
      GOOGLE_TOKEN_URL: 'https://id.example/token',
      GOOGLE_PROFILE_URL: 'http://localhost:8081/userinfo',
      DATABASE_URL: 'postgres://salon@/salon?host=/run/postgresql',
      DATABASE_POOLED: '1',
      DATABASE_DIRECT_URL: 'postgres://salon@/salon?host=/run/direct',
      DATABASE_POOL_SIZE: '4',
      DATA_DIR: '/srv/salon',
      FILE_KEY_PATH: '/keys/file.key',
      MEDIA_STORE: 's3',
      S3_URL: 'https://AKIA:se%2Fcr%2Bet@s3.example:9000/pictures/of/vera?region=eu-central-1',
      BACKUP_AT: 'off',
      BACKUP_TO: '/mnt/backups',
      BACKUP_KEEP: '14d,12m',
      BACKUP_PASSPHRASE: ' four words ',
      EXPORT_PASSPHRASE: ' for them ',
      SECRETS_KEY: 'o'.repeat(32),
      DEMO: '0',
      DEMO_HISTORY: '0',
      ADMIN_EMAIL: 'owner@salon.example',
      ADMIN_PASSWORD: ' with spaces ',
      BCRYPT_COST: '4',
      TRUST_PROXY: '1',
      OUTGOING_ALLOW: 'Calendar.lan:8080',
      DRAIN_SECONDS: '5',
      RATE_LIMIT_SCALE: '2.5',
      SITE_FRESH_MS: '0',
      SLOW_STATEMENT_MS: '250',
      LOG_LEVEL: 'error',
      LOG_FORMAT: 'json',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.2',
    });

    expect(env).toEqual({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: 'https://salon.example',
      smtp: { host: 'mail.example', port: 465, secure: true, user: 'parlour', password: 'p@ss' },
      mailFrom: 'hello@salon.example',
      google: {
        clientId: 'salon',
        clientSecret: 'between us',
        authorizationUrl: 'https://id.example/authorize',
        tokenUrl: 'https://id.example/token',
        profileUrl: 'http://localhost:8081/userinfo',
      },
      databaseUrl: 'postgres://salon@/salon?host=/run/postgresql',
      databasePooled: true,
      databaseDirectUrl: 'postgres://salon@/salon?host=/run/direct',
      databasePoolSize: 4,
      dataDir: '/srv/salon',
      mediaStore: 's3',
      s3: {
        origin: 'https://s3.example:9000',
        bucket: 'pictures',
        prefix: 'of/vera/',
        region: 'eu-central-1',
        keyId: 'AKIA',
        secret: 'se/cr+et',
      },
      backupAt: null,
      backupTo: '/mnt/backups',
      backupKeep: { days: 14, weeks: 0, months: 12 },
      backupPassphrase: ' four words ',
      exportPassphrase: ' for them ',
      fileKeyPath: '/keys/file.key',
      secretsKey: 'o'.repeat(32),
      demo: false,
      demoHistory: false,
      adminEmail: 'owner@salon.example',
      adminPassword: ' with spaces ',
      bcryptCost: 4,
      trustProxy: 1,
      outgoingAllow: [{ host: 'calendar.lan', network: null, port: 8080 }],
      drainSeconds: 5,
      rateLimitScale: 2.5,
      siteFreshMs: 0,
      slowStatementMs: 250,
      logLevels: ['fatal', 'error'],
      logFormat: 'json',
      metricsPort: 9464,
      metricsHost: '10.0.0.2',
    });
  });

  test.each([
    ['the embedded database of a clone', {}, true],
    ['a server', { DATABASE_URL: 'postgres://salon@/salon?host=/run/postgresql' }, false],
    ['the image, which sets NODE_ENV', { NODE_ENV: 'production' }, false],
    ['a server, when DEMO says so', { DATABASE_URL: 'postgres://salon@/salon?host=/run', DEMO: '1' }, true],
    ['the embedded database, when DEMO says no', { DEMO: '0' }, false],
  ])('12-B4 an empty database is filled with the demo salon or not: %s', (_where, source, isDemo) => {
    expect(loadEnv(source).demo).toBe(isDemo);
  });

  test('a stop waits for proxies only where there is one', () => {
    expect(loadEnv({}).drainSeconds).toBe(0);
    expect(loadEnv({ TRUST_PROXY: '1' }).drainSeconds).toBe(10);
    expect(loadEnv({ TRUST_PROXY: '1', DRAIN_SECONDS: '0' }).drainSeconds).toBe(0);
  });

  test('a variable that is set but empty counts as unset', () => {
    expect(loadEnv({ PORT: '', ADMIN_EMAIL: ' ', DATABASE_URL: '' })).toEqual(loadEnv({}));
  });

  test.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '5e3'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'salon.example'],
    ['PUBLIC_URL', 'https://salon.example/booking'],
    ['PUBLIC_URL', 'ftp://salon.example'],
    ['SMTP_URL', 'mail.example:587'],
    ['SMTP_URL', 'http://mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://mail.example/inbox'],
    ['SMTP_URL', 'smtp://user:100%@mail.example'],
    ['MAIL_FROM', 'Salon <hello@salon.example>'],
    ['GOOGLE_AUTHORIZATION_URL', 'accounts.google.com'],
    ['GOOGLE_TOKEN_URL', 'http://id.example/token'],
    ['GOOGLE_PROFILE_URL', 'https://salon@id.example/me'],
    ['DATABASE_URL', 'mysql://localhost/salon'],
    ['DATABASE_DIRECT_URL', 'mysql://localhost/salon'],
    ['DATABASE_POOLED', 'maybe'],
    ['DATABASE_POOL_SIZE', '1'],
    ['MEDIA_STORE', 'ftp'],
    ['S3_URL', 'https://s3.example/bucket'],
    ['S3_URL', 'https://key@s3.example/bucket'],
    ['S3_URL', 'https://key:secret@s3.example'],
    ['S3_URL', 'https://key:secret@s3.example/bucket/a%20prefix'],
    ['S3_URL', 'https://key:secret@s3.example/bucket?regoin=eu-central-1'],
    ['S3_URL', 's3://key:secret@s3.example/bucket'],
    ['BACKUP_TO', 'https://key:secret@s3.example'],
    ['BACKUP_TO', ' https://s3.example/bucket'],
    ['BACKUP_TO', 's3://key:secret@bucket/prefix'],
    ['BACKUP_AT', '24:00'],
    ['BACKUP_AT', '3:30'],
    ['BACKUP_KEEP', '7'],
    ['BACKUP_KEEP', '4w,,7d'],
    ['BACKUP_KEEP', ',4w'],
    ['BACKUP_KEEP', '0d'],
    ['DEMO', 'perhaps'],
    ['ADMIN_EMAIL', 'owner'],
    ['ADMIN_EMAIL', 'a@b.example, c@d.example'],
    ['ADMIN_EMAIL', 'ow\u200Bner@salon.example'],
    ['ADMIN_PASSWORD', '12345'],
    ['BCRYPT_COST', '16'],
    ['TRUST_PROXY', '-1'],
    ['OUTGOING_ALLOW', 'calendar.lan:99999'],
    ['OUTGOING_ALLOW', '10.0.0.0/33'],
    ['OUTGOING_ALLOW', 'https://calendar.lan'],
    ['OUTGOING_ALLOW', '10.1'],
    ['OUTGOING_ALLOW', 'calendar.lan,,10.0.0.0/8'],
    ['DRAIN_SECONDS', '61'],
    ['RATE_LIMIT_SCALE', '0'],
    ['RATE_LIMIT_SCALE', '1e3'],
    ['RATE_LIMIT_SCALE', '1000001'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s ends the start with one line that names the variable', (name, value) => {
    const { message, exitCode } = startupErrorOf({ [name]: value });

    expect(message).toMatch(new RegExp(`^${name} must [^\\n]+\\.$`));
    expect(exitCode).toBe(78);
  });

  test('a rejected secret is not repeated', () => {
    expect(startupErrorOf({ DATABASE_URL: 'mysql://salon:hunter2@db' }).message).not.toContain('hunter2');
    expect(startupErrorOf({ SMTP_URL: 'smtp://salon:hunter2@mail/x' }).message).not.toContain('hunter2');
    expect(startupErrorOf({ S3_URL: 'https://key:hunter2@s3.example' }).message).not.toContain('hunter2');
    expect(startupErrorOf({ BACKUP_TO: 's3://key:hunter2@bucket' }).message).not.toContain('hunter2');
    expect(startupErrorOf({ ADMIN_PASSWORD: 'short' }).message).not.toContain('short');
  });

  test.each([
    ['DATABASE_POOLED', '1'],
    ['DATABASE_DIRECT_URL', 'postgres://salon@/salon?host=/run/postgresql'],
  ])('%s needs a server of which it speaks', (name, value) => {
    expect(startupErrorOf({ [name]: value }).message).toMatch(/^DATABASE_URL must be set/);
  });

  test.each(['ADMIN_EMAIL', 'ADMIN_PASSWORD'])('%s alone is refused', (name) => {
    expect(startupErrorOf({ [name]: 'owner@salon.example' }).message).toContain('together');
  });

  test.each(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])('%s alone is refused', (name) => {
    expect(startupErrorOf({ [name]: 'half of it' }).message).toContain('together');
  });

  test('the URLs of a provider alone do not enable it', () => {
    expect(loadEnv({ GOOGLE_TOKEN_URL: 'https://id.example/token' }).google).toBeNull();
  });

  test('SMTP_URL without MAIL_FROM is rejected, because mail servers reject email without a sender', () => {
    expect(startupErrorOf({ SMTP_URL: 'smtp://mail.example' }).message).toContain('MAIL_FROM');
  });

  test('pictures in S3 need to be told where', () => {
    expect(startupErrorOf({ MEDIA_STORE: 's3' }).message).toBe('S3_URL must be set when MEDIA_STORE is s3.');
  });

  test('backups go into a folder or into a bucket', () => {
    expect(loadEnv({ BACKUP_TO: ' /mnt/backups ' }).backupTo).toBe('/mnt/backups');
    expect(loadEnv({ DATA_DIR: '/srv/salon' }).backupTo).toBe('/srv/salon/backups');
    expect(
      loadEnv({ BACKUP_TO: 'https://AKIA:se%2Fcret@s3.example/backups/of/vera' }).backupTo,
    ).toMatchObject({
      bucket: 'backups',
      prefix: 'of/vera/',
      secret: 'se/cret',
    });
  });

  test('.env.example names every variable in the same order, with the same sentence', () => {
    const text = readFileSync(path.join(__dirname, '../../.env.example'), 'utf8');
    const entries = Object.values(variables).map(
      ({ name, sentence, shown }) => `# ${sentence}\n# ${name}=${shown}\n`,
    );

    const [, ...paragraphs] = text.split('\n\n');

    expect(paragraphs.map((paragraph) => `${paragraph.trimEnd()}\n`)).toEqual(entries);
  });
});
