require('./resolve-typescript.cjs');

module.exports = require('./cluster.lifecycle.ts').setUpCluster;
