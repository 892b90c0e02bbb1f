require('./resolve-typescript.cjs');
const { tearDownCluster } = require('./cluster.lifecycle.ts');

module.exports = tearDownCluster;
