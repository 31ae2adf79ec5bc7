/*
 * CloudFront Function (runtime cloudfront-js-2.0) for the event "viewer request", in front of an S3 bucket that holds
 * the export: pages have addresses without .html, one slash at a time and none at the end.
 */
function handler(event) {
  const request = event.request;
  const uri = request.uri;

  // Browsers read \ as /: a redirect to /\host would lead to another site.
  if (uri.indexOf('\\') >= 0 || /%5c/i.test(uri)) return { statusCode: 400, statusDescription: 'Bad Request' };

  const clean = uri.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  if (clean !== uri) {
    return {
      statusCode: 308,
      statusDescription: 'Permanent Redirect',
      headers: { location: { value: clean + queryOf(request.querystring) } },
    };
  }

  if (uri === '/') request.uri = '/index.html';
  else if (uri.slice(uri.lastIndexOf('/')).indexOf('.') < 0) request.uri = uri + '.html';
  return request;
}

function queryOf(querystring) {
  const pairs = [];
  Object.keys(querystring).forEach(function (name) {
    const entry = querystring[name];
    (entry.multiValue || [entry]).forEach(function (one) {
      pairs.push(one.value === '' ? name : name + '=' + one.value);
    });
  });
  return pairs.length > 0 ? '?' + pairs.join('&') : '';
}
