import type { Root, Rule } from 'postcss';
import parseValue, { type FunctionNode, type Node } from 'postcss-value-parser';

/** Where a property is set: for the root of the page or by its registration, which is everywhere, or for some of it. */
interface Setting {
  value: string;
  everywhere: boolean;
}

/**
 * Writes a custom property's value in its place wherever it can be only that one: it is the same for the whole page, or not
 * set at all and the reader names what to take instead. The page is shorter, and the browser has less to look up.
 *
 * @param sheet changed in place
 */
export function resolveCustomProperties(sheet: Root): void {
  const settings = listSettings(sheet);

  const resolve = (text: string): string => {
    const value = parseValue(text);
    const becomes = (node: Node) => {
      const written = node.type === 'function' && node.value === 'var' ? readProperty(node) : undefined;
      if (written !== undefined) Object.assign(node, { type: 'word', value: written });
    };
    value.walk(becomes, true);
    return value.toString().trim();
  };
  const readProperty = ({ nodes: [property, comma, ...instead] }: FunctionNode): string | undefined => {
    const name = property?.value ?? '';
    const set = settings.get(name) ?? [];
    if (set.length === 0) return comma && parseValue.stringify(instead);
    if (!set.some(({ everywhere }) => everywhere)) return undefined;
    const [value = '', ...others] = new Set(set.map((setting) => resolve(setting.value)));
    return others.length > 0 || value.includes('var(') ? `var(${name})` : value;
  };

  sheet.walkDecls((declaration) => {
    if (declaration.value.includes('var(')) declaration.value = resolve(declaration.value);
  });
}

function listSettings(sheet: Root): ReadonlyMap<string, readonly Setting[]> {
  const settings = new Map<string, Setting[]>();
  const add = (name: string, setting: Setting) => settings.set(name, [...(settings.get(name) ?? []), setting]);
  sheet.walkDecls(/^--/, ({ prop, value, parent }) => {
    if (value !== 'initial') add(prop, { value, everywhere: parent?.type === 'rule' && isForWholePage(parent as Rule) });
  });
  sheet.walkAtRules('property', ({ params, nodes = [] }) => {
    for (const node of nodes) {
      if (node.type === 'decl' && node.prop === 'initial-value') add(params, { value: node.value, everywhere: true });
    }
  });
  return settings;
}

/** In whatever layer, but under no condition. */
function isForWholePage({ selectors, parent }: Rule): boolean {
  const isLayer = parent?.type === 'atrule' && 'name' in parent && parent.name === 'layer';
  return selectors.includes(':root') && (parent?.type === 'root' || isLayer);
}
