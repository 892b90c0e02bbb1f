import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findBrowser } from './find-browser.mjs';
import { npmChromium } from './npm-chromium.mjs';

/** Chromium calls Google's services unless these switches stop it; started by root it has no sandbox. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Opens the browser that tests, tools and benchmarks drive. */
export async function openBrowser() {
  const { platform, arch, env } = process;
  const found = findBrowser({ platform, arch, env, exists: existsSync });
  const program =
    found.kind === 'npm' ? await npmChromium() : { executablePath: found.executablePath, env: {} };
  return chromium.launch({
    executablePath: program.executablePath,
    env: { ...env, ...program.env },
    args: FLAGS,
  });
}
