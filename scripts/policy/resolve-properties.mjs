import parseValue from 'postcss-value-parser';

/**
 * Writes a custom property's value in its place wherever it can be only that one: it is the same for the whole page, or not
 * set at all and the reader names what to take instead. The page is shorter, and the browser has less to look up.
 *
 * @param {import('postcss').Root} sheet changed in place
 */
export function resolveProperties(sheet) {
  const settings = listSettings(sheet);

  const resolve = (text) => {
    const value = parseValue(text);
    const becomes = (node) => {
      const written = node.type === 'function' && node.value === 'var' ? readProperty(node) : undefined;
      if (written !== undefined) Object.assign(node, { type: 'word', value: written });
    };
    value.walk(becomes, true);
    return value.toString().trim();
  };
  const readProperty = ({ nodes: [{ value: name }, comma, ...instead] }) => {
    const set = settings.get(name) ?? [];
    if (set.length === 0) return comma && parseValue.stringify(instead);
    if (!set.some(({ everywhere }) => everywhere)) return undefined;
    const [value, ...others] = new Set(set.map((setting) => resolve(setting.value)));
    return others.length > 0 || value.includes('var(') ? `var(${name})` : value;
  };

  sheet.walkDecls((declaration) => {
    if (declaration.value.includes('var(')) declaration.value = resolve(declaration.value);
  });
}

/** Where each property is set: for the root of the page or by its registration, which is everywhere, or for some of it. */
function listSettings(sheet) {
  const settings = new Map();
  const add = (name, value, everywhere) => settings.set(name, [...(settings.get(name) ?? []), { value, everywhere }]);
  sheet.walkDecls(/^--/, ({ prop, value, parent }) => {
    if (value !== 'initial') add(prop, value, isForWholePage(parent));
  });
  sheet.walkAtRules('property', ({ params, nodes }) => {
    const initial = nodes.find(({ prop }) => prop === 'initial-value');
    if (initial) add(params, initial.value, true);
  });
  return settings;
}

/** In whatever layer, but under no condition. */
function isForWholePage(rule) {
  const { type, name } = rule.parent;
  return Boolean(rule.selectors?.includes(':root')) && (type === 'root' || name === 'layer');
}
