require('./resolve-typescript.cjs');
const { setUpDemos } = require('./demo.lifecycle.ts');

module.exports = setUpDemos;
