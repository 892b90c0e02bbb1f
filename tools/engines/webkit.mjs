import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port.mjs';

/** Opens WebKitGTK's own small browser on a screen that no one sees. Its driver speaks WebDriver: https://www.w3.org/TR/webdriver2/ */
export async function openWebKit({ driver, browser, screen }) {
  const display = await openScreen(screen);
  const port = await freePort();
  const program = spawn(driver, [`--port=${port}`], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DISPLAY: display.name },
    stdio: 'ignore',
  });
  const ended = once(program, 'exit');
  const send = sender(`http://127.0.0.1:${port}`);
  let session;
  const close = async () => {
    // A browser that has crashed has no session to end.
    if (session) await send('DELETE', session).catch(() => undefined);
    program.kill('SIGTERM');
    await ended;
    await display.close();
  };
  try {
    await untilReady(program, send);
    const { sessionId, capabilities } = await send('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
      },
    });
    session = `/session/${sessionId}`;
    const evaluate = (expression) =>
      send('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] });
    return {
      version: capabilities.browserVersion,
      open: (url) => send('POST', `${session}/url`, { url }),
      resize: async ({ width, height }) => {
        // The size of the window including its bars; the page gets the rest.
        await send('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
        const [inner, innerHeight] = await evaluate('[innerWidth, innerHeight]');
        const rect = { x: 0, y: 0, width: 2 * width - inner, height: 2 * height - innerHeight };
        await send('POST', `${session}/window/rect`, rect);
      },
      act: (actions) => send('POST', `${session}/actions`, { actions }),
      evaluate,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const sender = (origin) => async (method, address, body) => {
  const answer = await fetch(origin + address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${address}: ${value.error}: ${value.message}`);
  return value;
};

async function untilReady(program, send) {
  for (const patience = AbortSignal.timeout(10_000); !patience.aborted; await pause(50)) {
    if (program.exitCode !== null) break;
    const status = await send('GET', '/status').catch(() => null);
    if (status?.ready) return;
  }
  throw new Error('The driver of WebKitGTK did not start.');
}

/** A screen in memory, with the first number that is free. */
async function openScreen(executablePath) {
  const program = spawn(
    executablePath,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const ended = once(program, 'exit');
  const failed = ended.then(() => Promise.reject(new Error('Xvfb closed before it had a screen.')));
  // It also ends in the end, when no one waits any longer.
  failed.catch(() => undefined);
  const [number] = await Promise.race([once(program.stdio[3], 'data'), failed]);
  return {
    name: `:${String(number).trim()}`,
    close: async () => {
      program.kill('SIGTERM');
      await ended;
    },
  };
}
