require('./resolve-typescript.cjs');

module.exports = require('./demo.lifecycle.ts').setUpDemo;
