import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { freePort } from '../free-port.mjs';
import { asUser, Program } from '../processes.mjs';

const USER = 'swift';
const KEY = 'salon:vera';
/** Contains characters that have to be escaped in a URL. */
const SECRET = 'se/cr+et';
const DEVICE = 'disk';

const isRoot = process.getuid?.() === 0;
const whoRuns = () => (isRoot ? USER : execFileSync('id', ['-un'], { encoding: 'utf8' }).trim());

/** OpenStack's object store with its S3 interface, as four processes on one disk: for this proof only. */
export class Swift {
  #programs = [];

  constructor(folder) {
    this.folder = folder;
  }

  static version() {
    return execFileSync('dpkg-query', ['-W', '-f', '${Version}', 'swift-proxy'], { encoding: 'utf8' });
  }

  /** The settings of a salon that keeps its pictures there. */
  url({ key = KEY, secret = SECRET, bucket = 'pictures', port = this.port } = {}) {
    return `http://${encodeURIComponent(key)}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}/of/vera`;
  }

  async open() {
    mkdirSync(path.join(this.folder, 'devices', DEVICE), { recursive: true });
    this.port = await freePort();
    const memory = await freePort();
    this.#add('memcached', ['/usr/bin/memcached', '-l', '127.0.0.1', '-p', String(memory)]);
    for (const kind of ['account', 'container', 'object']) {
      const port = await freePort();
      this.#makeRing(kind, port);
      this.#write(
        kind,
        `${common(port)}devices = ${this.folder}/devices
mount_check = false
disable_fallocate = true
fallocate_reserve = 0
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`,
      );
    }
    this.#write(
      'proxy',
      `${common(this.port)}[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth copy slo dlo versioned_writes proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memory}
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
[filter:versioned_writes]
use = egg:swift#versioned_writes
[filter:tempauth]
use = egg:swift#tempauth
user_${KEY.replace(':', '_')} = ${SECRET} .admin
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
`,
    );
    if (isRoot) this.#giveAway();
    await this.start();
    await this.#makeBucket('pictures');
  }

  #makeRing(kind, port) {
    const builder = path.join(this.folder, `${kind}.builder`);
    const build = (...args) => execFileSync('swift-ring-builder', [builder, ...args], { stdio: 'pipe' });
    build('create', '8', '1', '1');
    build('add', `r1z1-127.0.0.1:${port}/${DEVICE}`, '1');
    build('rebalance');
  }

  #write(kind, text) {
    const file = path.join(this.folder, `${kind}.conf`);
    writeFileSync(file, text.replace('SWIFT_DIR', this.folder));
    this.#add(kind, [`/usr/bin/swift-${kind}-server`, file, '-v']);
  }

  #add(name, command) {
    this.#programs.push(new Program({ name, command: asUser(USER, command), logs: this.folder }));
  }

  /** Sends a signal to one of its processes: `proxy`, `account`, `container` or `object`. */
  signal(name, signal) {
    this.#programs.find((program) => program.name === name).kill(signal);
  }

  startAgain(name) {
    this.#programs.find((program) => program.name === name).start();
  }

  #giveAway() {
    execFileSync('chown', ['-R', `${USER}:${USER}`, this.folder]);
  }

  async start() {
    for (const program of this.#programs) program.start();
    for (const patience = AbortSignal.timeout(120_000); !patience.aborted; await pause(200)) {
      const answer = await fetch(`http://127.0.0.1:${this.port}/`).catch(() => null);
      if (answer) return;
    }
    throw new Error(`Swift did not start: ${this.#programs.map((program) => program.log()).join('\n')}`);
  }

  async #makeBucket(name) {
    const client = new AwsClient({
      accessKeyId: KEY,
      secretAccessKey: SECRET,
      service: 's3',
      region: 'us-east-1',
    });
    const answer = await client.fetch(`http://127.0.0.1:${this.port}/${name}`, { method: 'PUT' });
    if (!answer.ok) throw new Error(`Swift made no bucket: ${answer.status} ${await answer.text()}`);
  }

  async stop() {
    await Promise.all(this.#programs.map((program) => program.stop()));
  }
}

const common = (port) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${whoRuns()}
swift_dir = SWIFT_DIR
`;
