import { createElement, type Attributes, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The HTML of a component, for tests. */
export function renderHtml<Props extends object>(component: FunctionComponent<Props>, props?: Attributes & Props): string {
  return renderToStaticMarkup(createElement(component, props));
}
