module.exports = require('./cluster.setup.cjs').tearDownCluster;
