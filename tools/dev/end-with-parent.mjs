// Stops the API cleanly when `npm run dev` has ended, even if that was killed: otherwise both the API and its
// PostgreSQL would stay.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
