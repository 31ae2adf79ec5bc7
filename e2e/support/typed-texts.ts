/** What visitors type and paste that breaks careless forms. */
export const typedTexts = {
  emoji: 'Two packs 🔋🔋 for 👨‍👩‍👧‍👦 in 🇵🇰',
  Urdu: 'السلام علیکم، مجھے ۲۴ وولٹ کی بیٹری چاہیے۔',
  'Urdu and English': 'قیمت PKR 139,000 ہے؟ 24V/100Ah',
  quotes: `"double" 'single' “curly” \`tick\` O'Neil`,
  'characters of addresses': '& # % + = ? / \\ %20 %zz 100% a&b=c#d',
  markup: '</textarea><script>alert(1)</script> <b>&amp;</b>',
  'line breaks': 'first line\nsecond line\n\nfourth line',
} as const;
