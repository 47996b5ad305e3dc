const MINIMA = [20, 19];

export function problemaDeNode(version) {
  const [mayor, menor] = version.split('.').map(Number);
  if (mayor > MINIMA[0] || (mayor === MINIMA[0] && menor >= MINIMA[1])) return '';
  return `Colega necesita Node ${MINIMA.join('.')} o posterior y este es ${version}: instalá uno más nuevo.`;
}

// Alone before anything else, in syntax that an old Node can read.
export function exigirNode() {
  const problema = problemaDeNode(process.versions.node);
  if (!problema) return;
  process.stderr.write(`${problema}\n`);
  process.exit(1);
}
