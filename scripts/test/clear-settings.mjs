/* Units read the site's settings as a fresh clone has them, whatever is set in the shell. */
for (const name of Object.keys(process.env)) {
  if (name.startsWith('NEXT_PUBLIC_')) Reflect.deleteProperty(process.env, name);
}
