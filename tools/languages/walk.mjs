// Walks the built app in a language that nobody speaks, and in all others: see prove-languages.mjs.
import { openBrowser } from '../browser/open-browser.mjs';
import { openDemoSalon } from '../engines/demo-salon.mjs';
import { owner } from './visitors.mjs';
import { walkAll } from './walk-all.mjs';
import { walkPseudo } from './walk-pseudo.mjs';

const salon = await openDemoSalon();
const browser = await openBrowser();
const faults = [];
const count = { pages: 0, dialogs: 0, mirrored: 0 };
const report = (where, what) => {
  faults.push(`${where}: ${what}`);
  console.log(faults.at(-1));
};

try {
  const walk = { browser, salon, owner: await owner(salon), report, count };
  await walk.owner.speakAll();
  await walkPseudo(walk);
  console.log(`${count.pages} pages and ${count.dialogs} dialogs in brackets`);
  await walkAll(walk);
} finally {
  await browser.close();
  await salon.close();
}
console.log(
  `${count.pages} pages, ${count.dialogs} dialogs, ${count.mirrored} places mirrored: ${faults.length} faults`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
