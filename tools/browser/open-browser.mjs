import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findBrowser } from './find-browser.mjs';
import { npmChromium } from './npm-chromium.mjs';

/** Chromium calls Google's services unless these switches stop it; started by root it has no sandbox. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // All pages have one origin: a single process for them takes two thirds of the CPU time of one per site.
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
];

/** The browser for tests, tools and benchmarks, with the environment variables that it needs. */
export async function browserProgram() {
  const { platform, arch, env } = process;
  const found = findBrowser({ platform, arch, env, exists: existsSync });
  return found.kind === 'npm' ? npmChromium() : { executablePath: found.executablePath, env: {} };
}

export async function openBrowser() {
  const program = await browserProgram();
  return chromium.launch({
    executablePath: program.executablePath,
    env: { ...process.env, ...program.env },
    args: FLAGS,
  });
}
