/* Imported first by what must not outlive the process that runs it, as `next build` a build that is killed: the lock would be free. */
process.once('disconnect', () => process.exit(1));
