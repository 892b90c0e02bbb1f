require('./resolve-typescript.cjs');
const { tearDownDemo } = require('./demo.lifecycle.ts');

module.exports = tearDownDemo;
