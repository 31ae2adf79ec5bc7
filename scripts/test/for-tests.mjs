/* Imported first: from here on this process and those that it starts mean the tests' export, which leaves out/ alone. */
process.env.EXPORT_OF = 'tests';
