import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port.mjs';

/** Each one's commands for its version and for starting in the foreground, with an operator's first configuration. */
export const PROXIES = {
  nginx: {
    file: 'nginx.conf',
    version: ['/usr/sbin/nginx', '-v'],
    start: (file) => ['/usr/sbin/nginx', '-c', file, '-e', 'stderr', '-g', 'daemon off;'],
  },
  haproxy: {
    file: 'haproxy.cfg',
    version: ['/usr/sbin/haproxy', '-v'],
    start: (file) => ['/usr/sbin/haproxy', '-db', '-f', file],
  },
  caddy: {
    file: 'Caddyfile',
    version: ['/usr/bin/caddy', 'version'],
    start: (file) => ['/usr/bin/caddy', 'run', '--config', file, '--adapter', 'caddyfile'],
  },
};

/** Starts a proxy with the project's own file for it; only the ports are others. */
export async function startProxy(name, copies, folder) {
  const proxy = PROXIES[name];
  if (!proxy) throw new Error(`There is no proxy "${name}": ${Object.keys(PROXIES).join(', ')}.`);
  const port = await freePort();
  const source = fileURLToPath(new URL(`../../docker/proxies/${proxy.file}`, import.meta.url));
  const text = copies.reduce(
    (written, copy, index) => written.replaceAll(`127.0.0.1:${5001 + index}`, `127.0.0.1:${copy.port}`),
    readFileSync(source, 'utf8').replaceAll('127.0.0.1:8080', `127.0.0.1:${port}`),
  );
  const file = path.join(folder, proxy.file);
  writeFileSync(file, text);
  const [program, ...options] = proxy.start(file);
  const child = spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (words) => (said = (said + words).slice(-2000)));
  const origin = `http://127.0.0.1:${port}`;
  for (const patience = AbortSignal.timeout(10_000); ; await pause(100)) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => null);
    if (answer?.ok) break;
    if (child.exitCode !== null || patience.aborted) throw new Error(`${name} did not start: ${said}`);
  }
  return {
    origin,
    version: versionOf(name, proxy.version),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function versionOf(name, [program, ...options]) {
  const { stdout, stderr } = spawnSync(program, options, { encoding: 'utf8' });
  return `${name} ${/\d+\.\d+\.\d+/.exec(stdout + stderr)?.[0] ?? ''}`.trim();
}
