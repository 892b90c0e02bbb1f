module.exports = require('./demo.lifecycle.ts').tearDownDemo;
