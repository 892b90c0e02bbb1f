// True if a new visitor can book with the other two engines: npm run prove:browsers, after npm run build, on Debian.
import { existsSync } from 'node:fs';
import { openDemoSalon } from './engines/demo-salon.mjs';
import { openFirefox } from './engines/firefox.mjs';
import { STORIES } from './engines/stories.mjs';
import { Visitor } from './engines/visitor.mjs';
import { openWebKit } from './engines/webkit.mjs';
import { findProgram } from './find-program.mjs';

const MINI_BROWSER = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].flatMap((folder) =>
  ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((machine) => `/usr/lib/${machine}/${folder}/MiniBrowser`),
);

const print = (line) => process.stdout.write(`${line}\n`);

const programs = {
  'firefox-esr': findProgram('firefox-esr') ?? findProgram('firefox'),
  'webkit2gtk-driver': findProgram('WebKitWebDriver'),
  'libwebkit2gtk-4.1-0': MINI_BROWSER.find(existsSync),
  xvfb: findProgram('Xvfb'),
};

const ENGINES = {
  Firefox: () => openFirefox(programs['firefox-esr']),
  WebKitGTK: () =>
    openWebKit({
      driver: programs['webkit2gtk-driver'],
      browser: programs['libwebkit2gtk-4.1-0'],
      screen: programs.xvfb,
    }),
};

/** Runs a story in a browser that has never been here, and says what went wrong, if anything did. */
async function tell(story, open, salon) {
  const browser = await open();
  try {
    await browser.resize(story.window);
    // Wider than asked for where the window cannot be as narrow.
    const width = await browser.evaluate('innerWidth');
    const fault = await story.run(new Visitor(browser), salon.url).catch((error) => `${error.message}\n`);
    return { version: browser.version, width, fault: (fault ?? '') + salon.log() };
  } finally {
    await browser.close();
  }
}

const missing = Object.keys(programs).filter((name) => programs[name] === undefined);
if (missing.length > 0) {
  print(`Missing: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`);
  process.exit(1);
}

const salon = await openDemoSalon();
const count = { passed: 0, failed: 0 };
try {
  salon.log();
  for (const [name, open] of Object.entries(ENGINES)) {
    for (const story of STORIES) {
      const { version, width, fault } = await tell(story, open, salon);
      count[fault ? 'failed' : 'passed'] += 1;
      print(`${fault ? 'failed' : 'passed'}  ${name} ${version}, ${width} pixels: ${story.title}`);
      if (fault) print(fault.replace(/^/gm, '        '));
    }
  }
} finally {
  await salon.close();
}
print(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed > 0 ? 1 : 0;
