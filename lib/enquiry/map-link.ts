/**
 * A map link, which phones open in their map app.
 * @param place a postal address
 * @see https://developers.google.com/maps/documentation/urls/get-started#search-action
 */
export function mapLink(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
