module.exports = require('./cluster.lifecycle.ts').tearDownCluster;
