/**
 * The texts whose braces the code fills in, by their place: each holds the braces given here, no others; `{name?}` is optional.
 * In all other texts braces are a mistake. Types can't check this: their errors would name the code that fills, not each text.
 */
const FILLED: Readonly<Record<string, string>> = {
  'advice/answer-words.hoursWords': 'range {hours} {low} {high}, hours {hours}, moreThanDayFrom {low}',
  'advice/answer-words.answerWords': `
    several {count} {pack}, onlyOn {volts}, asked {hours}, runs {hours}, enough {hours}, justEnough {hours}, verdict {low} {high} {enough}, noPack {volts}, seeNext {volts}, askForSeveral {count},
    share {loads} {hours} {pack} {price}, shareRefused {loads} {refusal}, shareCard {pack} {price} {hours},
    refused.current {volts} {amps} {limit}, refused.start {volts}, refused.count {volts} {count}`,
  'advice/answer-words.warningWords': `
    join {count}, larger {pack} {hours} {price} {volts}, high {amps} {limit}, next {next} {now},
    highNext {next} {now}`,
  'advice/answer-words.messageWords': `
    load {loads} {watts}, other {watts}, hours {hours}, volts {volts}, estimate {hours}, current {amps} {limit}, join {count}`,
  'advice/load-words.runWords': 'watts {watts}, loadForHours {load} {hours}, high {amps}, refused {amps} {limit}, next {volts}',
  'advice/load-words.shortWords': 'range {range}, high {amps} {limit}, next {volts}',
  'advice/backup-calculator.formWords': `
    fewer {load}, another {load}, runs {load}, idleDrawAt {watts} {volts}, hints.draw {draws}, withoutScripts {loads}`,
  'advice/backup-calculator.tableWords': 'some {shown} {count}',
  'advice/backup-calculator.readingWords': 'limits {least} {most}, points {limit?} {advised?}, chatText {answersInTime}',
  'advice/load-words.compareWords': 'some {shown} {count}, current {amps} {limit}',
  'advice/load-words.noteWords': `
    timedLoads {loads}, chargerRefused {amps} {limit} {advised}, chargerHigh {amps} {advised},
    chargerWeak {mains} {amps} {back} {watts} {hours} {needed} {full}, chargerNeeded {hours} {mains} {amps},
    chargerTooLittleMains {mains} {hours} {amps} {advised}, chargerOfSeveral {hours} {mains} {amps} {advised} {count}, chargerJust {mains} {amps} {hours} {full},
    chargerFine {mains} {amps} {hours} {full}, inverter {rating} {watts}, panels {kilowatts}`,
  'controls.fieldWords': 'figure {least} {most}, inSteps {least} {most} {step}, counts {figure}',
  'controls.carouselWords': 'pictures {name}, position {at} {count}',
  'shop/attributes.figureUnits': 'wattHours {value}, kilowattHours {value}, years {value}',
  'shop/catalogue-words.countWords': 'many {count}, of {name}',
  'shop/catalogue-page.cataloguePage': `
    pages.name {page}, pages.heading {title} {page} {pages}, pages.range {from} {to}, housePacks.hours {household}, housePacks.life {life}`,
  'enquiry/chat-messages.chatMessages': 'order {item}, back {item}, photo {item}',
  'advice/check-a-battery.checkABattery': `
    test.battery {volts} {ampereHours}, test.formula {efficiency} {draws} {full} {ask}, test.clamp {full},
    test.table.title {ampereHours}, sendMessage {address}`,
  'advice/discharge-form.dischargeForm': `
    lowLoad {leastWatts}, good {gave} {percent}, fair {gave} {percent}, poor {gave} {percent}, unlikely {percent}`,
  'enquiry/chat-form.chatFormWords': 'tooLong {limit} {length}',
  'enquiry/email-form.emailFormWords': 'cut {limit} {length}',
  'pages/contact.contact': 'cards.closed {days}, support.orders {number}',
  'advice/fit-a-battery.fitABattery': `
    sizes.rules {efficiency?} {fuseTimes?} {mostDrop?} {copper?}, sizes.carries {sizes}, sizes.carried {squareMillimetres} {amps},
    sizes.table.of {volts} {watts}, sizes.table.cable {metres}, sizes.table.overLimit {inverter} {advised} {watts}, types.points {markedVolts?} {fuses?},
    record.shop {phone} {chat}, signs.rows {lowestCharge?}, sendMessage {address}`,
  'advice/inverter-settings.inverterSettings': `
    sendMessage {address}, table.battery {battery} {cells}, table.program {kind} {number}, table.range {low} {high},
    table.values.current {amps}, mind.items {flooded?}, send.button {volts}, send.message {volts} {battery} {cells}, send.line {setting} {value} {programs}, send.lineAlone {setting} {value},
    noMenu.points {most?} {agmCharge?} {agmFloat?} {agmCutOff?}`,
  'advice/lithium-or-tubular.costComparison': `
    form.fields.tubularRupees.label {ampereHours}, answer.less {years}, answer.more {years}, answer.tubulars {times} {count},
    answer.wins {year}, answer.never {years}, answer.energy {tubular} {lithium}`,
  'advice/lithium-or-tubular.lithiumOrTubular': `
    lithiumWins.items {lithium?} {tubular?}, energy.lead {pack} {ampereHours}, energy.tubulars {count} {ampereHours}, energy.some {shown} {count}, sendMessage {address}`,
  'shop/product-page.productPage': `
    trust.where {street} {city} {hours}, trust.priced {date}, runs.columns.scale {end}, runs.lead {energy},
    fits.lead {volts} {advised} {watts}, fits.settings {charge} {float} {lowCutOff} {amps}, fits.limits {charge} {discharge},
    ordering.steps.text {photo?} {number?},
    ordering.inWriting.message {item}`,
  'pages/home.home': `
    tubular.text {count} {rupees} {life} {pack} {year}, tubular.once {pack},
    tubular.often {times} {count} {years}`,
  'shop/products.products': 'searchTitle {name?} {price?}, searchDescription {name?} {price?}',
  'shop/removed-products.removedProductPage': `
    title {name}, text {nearest}, nearestButton {nearest}, chatMessage {name}, search.title {name} {nearest?},
    search.description {name} {nearest}`,
  'search.cataloguePageTemplate': `
    title {name} {page?} {pages?}, furtherTitle {name} {page} {pages?}, description {name} {page?} {pages?}`,
  'search.householdTemplate': 'title {pack} {hours} {price}',
  'search.productSearchTemplates': 'titles {name} {price?}, descriptions {name} {price?}',
};

/** The braces of each text, by its place. */
export const filledTexts: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(FILLED).flatMap(([place, texts]) =>
    texts.split(',').map((text) => {
      const [name, ...braces] = text.trim().split(' ');
      return [`${place}.${name}`, braces];
    }),
  ),
);
