require('./resolve-typescript.cjs');
const { setUpDemo } = require('./demo.lifecycle.ts');

module.exports = setUpDemo;
