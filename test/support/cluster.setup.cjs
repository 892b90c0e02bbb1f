require('./resolve-typescript.cjs');
const { setUpCluster } = require('./cluster.lifecycle.ts');

module.exports = setUpCluster;
