import { shortenNavigation } from './navigation-payload';

const TEXT = '₨\n7:not a row';
const response = (layout: string) => `{"b":"id","t":{"t":{"s":"","d":{"r":${layout},"p":false,"v":null},"c":"$Q3"}}}`;
const payload = (page: string) =>
  Buffer.from(
    [
      '1:I[1,["a.js"],"Menu"]\n2:I[2,["b.js"],"Finder"]\n:HL["/a.css","style"]\n',
      '3:[["children",{"d":{"r":"$L5"}}]]\n',
      `0:${response('["$","$L1",null,"$6","$0:t"]')}\n`,
      `5:["$","$L2",null,{"a":"$4",${page}}]\n`,
      `4:T${Buffer.byteLength(TEXT).toString(16)},${TEXT}`,
      '6:["$","footer",null,{"mark":"$7"}]\n7:["$","svg",null,{}]\n8:X\n8:C\n',
    ].join(''),
  );

test('the layout and what it alone names are left out; texts, hints and what the page names stay as they were', () => {
  expect(shortenNavigation(payload('"b":"$@8"'))).toBe(
    [
      '2:I[2,["b.js"],"Finder"]\n:HL["/a.css","style"]\n',
      '3:[["children",{"d":{"r":"$L5"}}]]\n',
      `0:${response('null')}\n`,
      '5:["$","$L2",null,{"a":"$4","b":"$@8"}]\n',
      `4:T${Buffer.byteLength(TEXT).toString(16)},${TEXT}`,
      '8:X\n8:C\n',
    ].join(''),
  );
});

test('structured data and what share pictures are made from are left out, other scripts and descriptions are not', () => {
  const metas = ['{"name":"description"}', '{"property":"og:url"}', '{"name":"twitter:card"}'].map(
    (meta) => `["$","meta","",${meta}]`,
  );
  const scripts = ['{"type":"application/ld+json","children":"$a"}', '{"src":"/a.js"}'].map(
    (script) => `["$","script","",${script}]`,
  );
  const rows = payload(`"b":"$9"`)
    .toString()
    .replace('8:X\n8:C\n', `9:[${[...metas, ...scripts].join()}]\na:"{}"\n`);
  const shortened = shortenNavigation(Buffer.from(rows));
  expect(shortened.slice(shortened.indexOf('9:'))).toBe(`9:[${[metas[0], 'null', 'null', 'null', scripts[1]].join()}]\n`);
});

test('a row of the layout stays where the page names a part of it, and all of it where that is in the first row', () => {
  expect(shortenNavigation(payload('"b":"$6:props:mark"'))).toContain('6:["$","footer"');
  const whole = payload('"b":"$0:t:t:d:r"');
  expect(shortenNavigation(whole)).toBe(whole.toString());
});

test('another format is an error', () => {
  expect(() => shortenNavigation(Buffer.from('0:{"f":[]}\n'))).toThrow('does not know');
});
