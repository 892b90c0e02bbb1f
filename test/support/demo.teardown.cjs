require('./resolve-typescript.cjs');
const { tearDownDemos } = require('./demo.lifecycle.ts');

module.exports = tearDownDemos;
