/**
 * The texts whose braces the code fills in, by where they stand: each holds those given here and no others; `{name?}` may be left out.
 * In all other texts braces are a mistake. Types can't say it: they name the code that fills, not the text, and not each text.
 */
const FILLED: Readonly<Record<string, string>> = {
  'advice/answer.hoursWords': 'range {hours} {low} {high}, ends {low} {high}, hours {hours}, moreThanDayFrom {low}',
  'advice/pack-runs.runWords': `
    watts {watts}, brief {load} {hours}, high {amps}, refused {amps} {limit}, next {volts}`,
  'advice/pack-runs.cellWords': 'range {low} {high}, high {amps}, next {volts}',
  'advice/answer.answerWords': `
    several {count} {pack}, asked {hours}, just {hours}, noPack {volts}, seeNext {volts}, askForSeveral {count}, share {loads} {hours} {pack} {price},
    shareRefused {loads} {refusal}, card {pack} {price} {hours}`,
  'advice/answer.answerWords.refused': 'current {volts} {amps} {limit}, start {volts}, count {volts} {count}',
  'advice/answer.warningWords': `
    onlyOn {volts}, join {count}, larger {pack} {hours} {price} {volts}, high {amps} {limit}, next {next} {now},
    highNext {next} {now}`,
  'advice/answer.messageWords': `
    load {loads} {watts}, other {watts}, hours {hours}, volts {volts}, estimate {hours}, join {count}, refused {volts}`,
  'advice/backup-calculator.formWords': 'fewer {load}, another {load}, runs {load}, ownDrawAt {watts} {volts}',
  'advice/backup-calculator.formWords.hints': 'draw {draws}',
  'advice/calculator-notes.compareWords': 'some {shown} {count}, current {amps} {limit}',
  'controls.fieldWords': 'figure {least} {most}',
  'advice/calculator-notes.noteWords': `
    brief {loads}, chargerRefused {amps} {limit} {advised} {ampereHours}, chargerHigh {amps} {advised} {ampereHours},
    chargerWeak {mains} {amps} {back} {watts} {hours} {needed} {full}, chargerNeeded {hours} {mains} {amps},
    chargerTooLittleMains {mains} {hours} {amps} {advised}, chargerJust {mains} {amps} {hours} {full},
    chargerFine {mains} {amps} {hours} {full}, inverter {rating} {watts}, panels {kilowatts}`,
  'advice/backup-calculator.tableWords': 'some {shown} {count}',
  'advice/backup-calculator.readingWords': 'limits {least} {most}, points {limit?} {advised?} {times?}, chatText {answersInTime}',
  'shop/attributes.energyUnits': 'wattHours {value}, kilowattHours {value}',
  'shop/catalogue-words.countWords': 'many {count}, of {name}',
  'shop/catalogue-page.cataloguePage.pages': 'name {page}, heading {title} {page} {pages}, range {from} {to}',
  'shop/catalogue-page.cataloguePage.comparison': 'some {shown} {count}, same {rows}, row {label} {value}',
  'enquiry/chat-messages.chatMessages': 'order {item}, back {item}, photo {item}',
  'advice/check-a-battery.checkABattery.test': `
    battery {volts} {ampereHours}, formula {efficiency} {draws} {full} {ask}, clamp {full}`,
  'advice/check-a-battery.checkABattery.test.table': 'title {ampereHours}, load {watts}, below {ask}, minutes {hours} {minutes}',
  'advice/check-a-battery.checkABattery.test.form': `
    good {gave} {percent}, fair {gave} {percent}, poor {gave} {percent}, unlikely {percent}`,
  'advice/check-a-battery.checkABattery': 'sendMessage {address}',
  'controls.carouselWords': 'pictures {name}, position {at} {count}, show {at} {count}',
  'enquiry/enquiry-chat.chatFormWords': 'tooLong {limit} {length}',
  'pages/contact.contact.support': 'orders {number}',
  'advice/fit-a-battery.fitABattery.sizes': `
    rules {efficiency?} {fuseTimes?} {mostDrop?} {copper?}, carries {sizes}, carried {squareMillimetres} {amps}`,
  'advice/fit-a-battery.fitABattery.sizes.table': `
    of {volts} {watts}, cable {metres}, inAmps {amps}, inSquareMillimetres {squareMillimetres}, overLimit {watts}`,
  'advice/fit-a-battery.fitABattery.types': 'points {markedVolts?} {fuses?}',
  'advice/fit-a-battery.fitABattery.record': 'shop {phone} {chat}',
  'advice/fit-a-battery.fitABattery.signs': 'rows {lowestCharge?}',
  'advice/fit-a-battery.fitABattery': 'sendMessage {address}',
  'advice/inverter-settings.inverterSettings': 'sendMessage {address}',
  'advice/inverter-settings.inverterSettings.table': 'system {volts} {battery} {cells}, forCapacity {current}',
  'advice/inverter-settings.inverterSettings.send': `
    button {volts}, message {volts} {battery} {cells}, line {setting} {value} {programs}, program {kind} {number}, end {address}`,
  'advice/inverter-settings.inverterSettings.programs': 'system {volts}',
  'advice/inverter-settings.inverterSettings.programs.values': 'current {amps}',
  'advice/inverter-settings.inverterSettings.noMenu': 'points {most?} {agmCharge?} {agmFloat?} {agmCutOff?}',
  'advice/lithium-or-tubular.lithiumOrTubular.form.fields.tubularRupees': 'label {ampereHours}',
  'advice/lithium-or-tubular.lithiumOrTubular.answer': `
    less {years}, more {years}, tubulars {times} {count}, wins {year}, never {years}, energy {tubular} {lithium}`,
  'advice/lithium-or-tubular.lithiumOrTubular.lithiumWins': 'items {lithium?} {tubular?}',
  'advice/lithium-or-tubular.lithiumOrTubular.energy': `
    lead {pack} {ampereHours}, tubulars {count} {ampereHours}, some {shown} {count}`,
  'advice/lithium-or-tubular.lithiumOrTubular': 'sendMessage {address}',
  'shop/product-page.productPage': 'priceOf {date}',
  'shop/product-page.productPage.fits': `
    lead {volts} {watts}, table {volts}, otherTypes {most}, never {flooded}, limits {charge} {discharge}`,
  'shop/product-page.productPage.fits.values': 'current {amps}',
  'shop/product-page.productPage.ordering.steps': 'text {photo?}',
  'shop/product-page.productPage.ordering.inWriting': 'message {item}',
  'pages/home.home.hero.figures.life': 'unit {cycles}',
  'pages/home.home.tubular': 'text {rupees} {life} {pack} {year}, once {pack}, often {times} {count} {years}',
  'shop/products.products': 'searchTitle {name?} {price?}, searchDescription {name?} {price?}',
  'shop/removed-products.removedProductPage': 'title {name}, text {nearest}, nearestButton {nearest}, chatMessage {name}',
  'shop/removed-products.removedProductPage.search': 'title {name} {nearest?}, description {name} {nearest}',
  'search.cataloguePageTemplate': `
    title {name} {page?} {pages?}, furtherTitle {name} {page} {pages?}, description {name} {page?} {pages?}`,
  'search.householdTemplate': 'title {pack} {hours} {price}',
  'search.productSearchTemplates': 'titles {name} {price?}, descriptions {name} {price?}',
};

/** The braces of each text, by its place. */
export const filledTexts: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(FILLED).flatMap(([place, texts]) =>
    texts.split(',').map((text): [string, string[]] => {
      const [name, ...braces] = text.trim().split(' ');
      return [`${place}.${name}`, braces];
    }),
  ),
);
