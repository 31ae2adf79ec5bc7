/**
 * The address of a map of a place, which phones open in their own map.
 *
 * @param place in words, as one would write it on a letter
 * @see https://developers.google.com/maps/documentation/urls/get-started#search-action
 */
export function mapLink(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
