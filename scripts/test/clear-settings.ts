/* Jest runs without the site's settings, as in a fresh clone, whatever the shell has set. */
for (const name of Object.keys(process.env)) {
  if (name.startsWith('NEXT_PUBLIC_')) Reflect.deleteProperty(process.env, name);
}
