export const archivoDeCodigos = (codigos: readonly string[]): Blob =>
  new Blob([['Colega: códigos de recuperación. Cada uno sirve una sola vez.', '', ...codigos, ''].join('\n')], {
    type: 'text/plain;charset=utf-8',
  });
