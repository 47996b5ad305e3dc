// Read by any Node, however old: plain syntax, no imports.
var MINIMA = [20, 19];

export function problemaDeNode(version) {
  var partes = version.split('.').map(Number);
  if (partes[0] > MINIMA[0] || (partes[0] === MINIMA[0] && partes[1] >= MINIMA[1])) return '';
  return 'Colega necesita Node ' + MINIMA.join('.') + ' o posterior y este es ' + version + ': instalá uno más nuevo.';
}

export function exigirNode() {
  var problema = problemaDeNode(process.versions.node);
  if (!problema) return;
  process.stderr.write(problema + '\n');
  process.exit(1);
}
