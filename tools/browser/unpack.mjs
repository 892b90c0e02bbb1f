// Run by npm-chromium.mjs in a process of its own: unpacks Chromium, libraries and fonts into TMPDIR.
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
