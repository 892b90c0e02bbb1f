// Unpacks Chromium, libraries and fonts into TMPDIR; npm-chromium.mjs runs it in a separate process.
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
