import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** Opens an installed Firefox with a fresh profile. It speaks WebDriver BiDi itself: https://w3c.github.io/webdriver-bidi/ */
export async function openFirefox(executablePath) {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'parlour-firefox-'));
  const program = spawn(
    executablePath,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile, 'about:blank'],
    { env: { PATH: process.env.PATH, HOME: profile }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(program, 'exit');
  const close = async () => {
    program.kill('SIGTERM');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const session = await openSession(await addressOf(program));
    const { capabilities } = await session.send('session.new', { capabilities: {} });
    const { contexts } = await session.send('browsingContext.getTree', {});
    const [{ context }] = contexts;
    return {
      version: capabilities.browserVersion,
      open: (url) => session.send('browsingContext.navigate', { context, url, wait: 'complete' }),
      resize: (viewport) => session.send('browsingContext.setViewport', { context, viewport }),
      act: (actions) => session.send('input.performActions', { context, actions }),
      evaluate: async (expression) => {
        const target = { context };
        const answer = await session.send('script.evaluate', { expression, target, awaitPromise: false });
        if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
        return answer.result.value;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The address the program listens on, which it prints while it starts. */
async function addressOf(program) {
  const lines = createInterface({ input: program.stderr });
  for await (const line of lines) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (address === undefined) continue;
    // Its later output is read by no one, and would block it.
    program.stderr.resume();
    return address;
  }
  throw new Error('Firefox closed before it listened.');
}

async function openSession(address) {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map();
  let sent = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(data);
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  socket.addEventListener('close', () => {
    for (const answer of waiting.values()) answer({ type: 'error', message: 'Firefox closed.' });
  });
  await once(socket, 'open');
  return {
    send: async (method, params) => {
      const id = ++sent;
      const answered = new Promise((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { type, result, message } = await answered;
      if (type === 'error') throw new Error(`${method}: ${message}`);
      return result;
    },
  };
}
